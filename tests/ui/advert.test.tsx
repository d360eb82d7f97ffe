import { zipSync } from 'fflate';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const ONE = `To let: 3 bedroom flat in Yaba, Lagos
Rent: 2.5m
Call 0803 123 4567`;
const TWO = `1. 3 bedroom flat in Yaba, Lagos. Rent: 2.5m
2. 4 bedroom duplex behind the new market. For sale, price ₦85m`;

async function paste(text: string, typed = '', as = madePerson('agent')) {
  const shown = await renderScreen('/add-property', { as });
  if (typed !== '') await shown.fill(await screen.findByLabelText('Description'), typed);
  await shown.person.click(await screen.findByRole('button', { name: 'Paste an advert' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste an advert' });
  await shown.fill(within(dialog).getByLabelText('The advert, as it stands in the chat'), text);
  await shown.person.click(within(dialog).getByRole('button', { name: 'Read it' }));
  return shown;
}

test('[FORM-6] one home goes into the form; its phone number is told, and put in when that is wished', async () => {
  const { person } = await paste(ONE);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('combobox', { name: /^Address/ })).toHaveProperty('value', 'Yaba, Lagos');
  expect(screen.getByLabelText(/^Price per year/)).toHaveProperty('value', '2,500,000');
  expect(screen.getByLabelText('Bedrooms')).toHaveProperty('value', '3');
  const words = screen.getByLabelText('Description');
  expect(words).toHaveProperty('value', 'To let: 3 bedroom flat in Yaba, Lagos\nRent: 2.5m');
  expect(screen.getByText(/^Left out of the description: \+2348031234567\./)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Put it in' }));
  expect(words).toHaveProperty(
    'value',
    'To let: 3 bedroom flat in Yaba, Lagos\nRent: 2.5m\n+2348031234567',
  );
});

test('[FORM-6] what was typed stays, and what the advert says is offered', async () => {
  await paste(ONE, 'Mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Bedrooms')).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'Bedrooms: 3' })).toBeTruthy();
  expect(screen.getByLabelText('Description')).toHaveProperty(
    'value',
    'Mine\n\nTo let: 3 bedroom flat in Yaba, Lagos\nRent: 2.5m',
  );
});

test('[FORM-6] several homes are a draft each, when each has a place', async () => {
  const as = madePerson('agent');
  const { person, fill, address } = await paste(TWO, '', as);
  const dialog = await screen.findByRole('dialog', { name: '2 homes in this text' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringContaining('3 Bedroom Flat in Yaba'),
    expect.stringContaining('₦85,000,000'),
  ]);
  await person.click(within(dialog).getByRole('button', { name: 'Keep 2 drafts' }));
  expect(within(dialog).getByText('Write where it is')).toBeTruthy();
  await fill(within(dialog).getByLabelText('Where is it?'), 'Akobo, Ibadan');
  // A double tap keeps each once.
  await person.dblClick(within(dialog).getByRole('button', { name: 'Keep 2 drafts' }));
  await waitFor(() => expect(address()).toBe('/dashboard?status=Draft'));
  const phone = phoneOf(as);
  const kept = await phone.myProperties.toArray();
  expect(
    kept
      .map(({ status, content }) => [status, content.address, content.price])
      .sort((one, other) => String(one).localeCompare(String(other))),
  ).toEqual([
    ['Draft', 'Akobo, Ibadan', 85_000_000],
    ['Draft', 'Yaba, Lagos', 2_500_000],
  ]);
  expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual([
    'property.save',
    'property.save',
  ]);
  expect(await phone.forms.count()).toBe(0);
});

test('[FORM-6] a home among several that does not say what it is offered for is asked about', async () => {
  const as = madePerson('agent');
  const text = `1. 3 bedroom flat to let in Yaba, Lagos. Rent: 2.5m
2. 2 bedroom flat in Surulere, Lagos. 1.8m`;
  const { person, address } = await paste(text, '', as);
  const dialog = within(await screen.findByRole('dialog', { name: '2 homes in this text' }));
  const offers = dialog.getAllByLabelText('Offered');
  expect(offers.map((field) => (field as HTMLSelectElement).value)).toEqual(['']);
  expect(dialog.queryByText('For Sale', { selector: 'p' })).toBeNull();
  const keep = dialog.getByRole('button', { name: 'Keep 2 drafts' });
  await person.click(keep);
  expect(dialog.getByText('Choose what it is offered for')).toBeTruthy();
  await person.selectOptions(dialog.getByLabelText('Offered'), 'For Rent');
  expect(dialog.queryByText(/do not say whether it is for sale or to let/)).toBeNull();
  await person.click(keep);
  await waitFor(() => expect(address()).toBe('/dashboard?status=Draft'));
  const kept = await phoneOf(as).myProperties.toArray();
  expect(kept.map(({ content }) => content.listingType)).toEqual(['rent', 'rent']);
});

test('[FORM-6] one of several homes is left out, and taken in again', async () => {
  const as = madePerson('agent');
  const { person, address } = await paste(TWO, '', as);
  const dialog = within(await screen.findByRole('dialog', { name: '2 homes in this text' }));
  const [first, second] = dialog.getAllByRole('button', { name: 'Leave it out' });
  if (first === undefined || second === undefined) throw new Error('not two homes');
  await person.click(first);
  await person.click(dialog.getByRole('button', { name: 'Take it in' }));
  // What it does not say is not asked for either.
  await person.click(second);
  await person.click(dialog.getByRole('button', { name: 'Keep 1 draft' }));
  await waitFor(() => expect(address()).toBe('/dashboard?status=Draft'));
  const kept = await phoneOf(as).myProperties.toArray();
  expect(kept.map(({ content }) => content.address)).toEqual(['Yaba, Lagos']);
});

test('[FORM-6] of several homes the number is put into those that are to have it', async () => {
  const as = madePerson('agent');
  const text = `1. 3 bedroom flat to let in Yaba, Lagos. Rent: 2.5m. Call 0803 123 4567
2. 2 bedroom bungalow for sale in Ikeja, Lagos. Price: 40m. Call 0803 123 4567`;
  const { person } = await paste(text, '', as);
  const dialog = within(await screen.findByRole('dialog', { name: '2 homes in this text' }));
  expect(dialog.getByText(/^Left out of the description: /)).toBeTruthy();
  const boxes = dialog.getAllByRole('checkbox', { name: /^Put in / });
  const [box] = boxes;
  if (box === undefined) throw new Error('nobody to call');
  await person.click(box);
  await person.click(dialog.getByRole('button', { name: 'Keep 2 drafts' }));
  await waitFor(async () => expect(await phoneOf(as).myProperties.count()).toBe(2));
  const kept = await phoneOf(as).myProperties.toArray();
  const numbers = kept.filter(({ content }) => /123 ?4567/.test(content.description));
  expect(numbers).toHaveLength(1);
});

test('[FORM-6] an exported chat is chosen as a file', async () => {
  const { person } = await paste('  ');
  const dialog = within(screen.getByRole('dialog', { name: 'Paste an advert' }));
  const chat = `12/05/26, 10:20 am - Ada: ${ONE}`;
  await person.upload(dialog.getByLabelText('Exported chat'), new File([chat], 'chat.txt'));
  await waitFor(() => expect(dialog.getByLabelText(/^The advert/)).toHaveProperty('value', chat));
  expect(dialog.queryByText('Paste the words of an advert first')).toBeNull();
  expect(dialog.queryByText(/is long/)).toBeNull();
  const long = `${'12/05/26, 9:00 am - Tobi: Good morning\r\n'.repeat(2000)}${chat}`;
  await person.upload(dialog.getByLabelText('Exported chat'), new File([long], 'group.txt'));
  await dialog.findByText('group.txt is long: only its end was taken, what was written last.');
});

test('[SHARE-6] a chat that is chosen with its photos is a begun listing of its own', async () => {
  const as = madePerson('agent');
  const { person, address } = await paste('  ', '', as);
  const dialog = within(screen.getByRole('dialog', { name: 'Paste an advert' }));
  const papers = zipSync({ 'deed.pdf': new TextEncoder().encode('deed') });
  const input = dialog.getByLabelText('Exported chat');
  await person.upload(input, new File([papers], 'papers.zip'));
  await dialog.findByText(/^papers.zip was not taken: no chat was found in it/);
  const chat = zipSync({ '_chat.txt': new TextEncoder().encode(ONE) });
  await person.upload(input, new File([chat], 'chat.zip', { type: 'application/zip' }));
  await screen.findByText(/^What you shared is in this form/);
  expect(address()).toMatch(/^\/add-property\?draft=/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Description')).toHaveProperty('value', ONE);
});

test('[FORM-6] an empty text is asked for', async () => {
  await paste('  ');
  const dialog = screen.getByRole('dialog', { name: 'Paste an advert' });
  expect(within(dialog).getByText('Paste the words of an advert first')).toBeTruthy();
});

test('[SHARE-6] several homes in what was shared are a draft each, and nothing of it is taken up again', async () => {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  const id = crypto.randomUUID();
  const chat = `12/05/26, 10:20 am - Ada: ${ONE}
12/05/26, 10:21 am - Ada: 2 bedroom bungalow for sale in Ikeja, Lagos. Price: 40m
12/05/26, 10:25 am - Tobi: Is the flat still there?`;
  const values = { form: { description: chat } };
  await phone.drafts.put({ id, values, updatedAt: Date.now() });
  const { person, address } = await renderScreen(`/add-property?draft=${id}`, { as });
  await screen.findByText('These words tell of 2 homes.');
  expect(screen.getByText(/^Saved as they are, everybody could read them/)).toBeTruthy();
  // What is said of two homes belongs into no one form.
  expect(screen.queryByRole('button', { name: 'Put in all' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Make a draft of each' }));
  const dialog = await screen.findByRole('dialog', { name: '2 homes in this text' });
  await person.click(within(dialog).getByRole('button', { name: 'Keep 2 drafts' }));
  await waitFor(async () =>
    expect(
      (await phone.myProperties.toArray()).map(({ content }) => content.title).toSorted(),
    ).toEqual(['2 Bedroom Bungalow in Ikeja', '3 Bedroom Flat in Yaba']),
  );
  // The newest stands first, so the message's first is saved last.
  const saved = await phone.outbox.where('kind').equals('property.save').sortBy('seq');
  expect(saved.map(({ payload }) => payload)).toMatchObject([
    { content: { title: '2 Bedroom Bungalow in Ikeja' } },
    { content: { title: '3 Bedroom Flat in Yaba' } },
  ]);
  await waitFor(() => expect(address()).toBe('/dashboard?status=Draft'));
  cleanup();
  await renderScreen('/add-property', { as });
  expect(await screen.findByLabelText('Description')).toHaveProperty('value', '');
  expect(screen.queryByText(/^We kept what you typed/)).toBeNull();
});

test('[SHARE-6] photos that came with a chat go with the homes it tells beside them; one that it does not name stays', async () => {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  const id = crypto.randomUUID();
  const chat = `12/05/26, 10:20 am - Ada: IMG-WA0001.jpg (file attached)
${ONE}
12/05/26, 10:20 am - Ada: IMG-WA0002.jpg (file attached)
12/05/26, 10:21 am - Ada: IMG-WA0003.jpg (file attached)
2 bedroom bungalow for sale in Ikeja, Lagos. Price: 40m`;
  const names = ['IMG-WA0001.jpg', 'IMG-WA0002.jpg', 'IMG-WA0003.jpg', 'screen.png'];
  const size = { width: 4, height: 3, bytes: 1, createdAt: 1, unsaved: true };
  await phone.photos.bulkPut(
    names.map((name, position) => ({ id: name, name, propertyId: id, position, ...size })),
  );
  await phone.photoData.bulkPut(
    names.map((name) => ({ id: name, type: 'image/jpeg', data: new ArrayBuffer(1) })),
  );
  const values = {
    form: { description: chat },
    photoOrder: ['IMG-WA0002.jpg', 'IMG-WA0001.jpg'],
    captions: { 'IMG-WA0001.jpg': 'The kitchen' },
  };
  await phone.drafts.put({ id, values, updatedAt: Date.now() });
  const { person } = await renderScreen(`/add-property?draft=${id}`, { as });
  await person.click(await screen.findByRole('button', { name: 'Make a draft of each' }));
  const dialog = await screen.findByRole('dialog', { name: '2 homes in this text' });
  expect(within(dialog).getByText('2 photos of the chat')).toBeTruthy();
  expect(within(dialog).getByText('1 photo of the chat')).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: 'Keep 2 drafts' }));
  await waitFor(async () => expect(await phone.myProperties.count()).toBe(2));
  const titles = new Map(
    (await phone.myProperties.toArray()).map((one) => [one.id, one.content.title]),
  );
  const photos = await phone.photos.orderBy('id').toArray();
  expect(photos.map((photo) => [photo.name, titles.get(photo.propertyId)])).toEqual([
    ['IMG-WA0001.jpg', '3 Bedroom Flat in Yaba'],
    ['IMG-WA0002.jpg', '3 Bedroom Flat in Yaba'],
    ['IMG-WA0003.jpg', '2 Bedroom Bungalow in Ikeja'],
    ['screen.png', undefined],
  ]);
  // As they were arranged in the form.
  expect(photos.slice(0, 2).map(({ position, caption }) => [position, caption])).toEqual([
    [1, 'The kitchen'],
    [0, ''],
  ]);
  const sent = (await phone.outbox.toArray()).filter(({ kind }) => kind === 'photo.add');
  expect(sent.map(({ entityId }) => entityId).toSorted()).toEqual(names.slice(0, 3));
  // The one that nobody told of is still in the form.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(photos.find(({ name }) => name === 'screen.png')?.propertyId).toBe(id);
  await waitFor(() => expect(screen.getByLabelText('Description')).toHaveProperty('value', ''));
});

test('[SHARE-6] photos beyond what one listing takes are asked about, and none of them is lost', async () => {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  const id = crypto.randomUUID();
  const size = { width: 4, height: 3, bytes: 1, createdAt: 1, unsaved: true };
  const ids = Array.from({ length: 12 }, (_, at) => `${at + 10}.jpg`);
  await phone.photos.bulkPut(
    ids.map((photo, position) => ({ id: photo, propertyId: id, position, ...size })),
  );
  await phone.photoData.bulkPut(
    ids.map((photo) => ({ id: photo, type: 'image/jpeg', data: new ArrayBuffer(1) })),
  );
  const form = { price: '2500000', listingType: 'rent', address: 'Yaba, Lagos' };
  await phone.drafts.put({ id, values: { form }, updatedAt: Date.now() });
  const { person } = await renderScreen(`/add-property?draft=${id}`, { as });
  await screen.findByText('12 of 10');
  await person.click(screen.getByRole('button', { name: 'Save Property' }));
  expect(await screen.findByText('A listing takes at most 10 photos: take 2 out.')).toBeTruthy();
  expect(await phone.myProperties.count()).toBe(0);
  expect(await phone.photos.count()).toBe(12);
});

test('[FORM-6] a number in shared words is offered to be left out, and published only by saying so', async () => {
  const as = madePerson('agent');
  const id = crypto.randomUUID();
  const description = 'To let: 3 bedroom flat in Yaba, Lagos\nCall Kola 0803 123 4567';
  await phoneOf(as).drafts.put({ id, values: { form: { description } }, updatedAt: 1 });
  const { person, fill } = await renderScreen(`/add-property?draft=${id}`, { as });
  expect(
    await screen.findByText(/^Everybody can read this in the description: \+2348031234567\./),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Address: Yaba, Lagos' }));
  await fill(screen.getByLabelText(/^Price/), '2500000');
  await person.click(screen.getByRole('button', { name: 'Save Property' }));
  const question = await screen.findByRole('dialog');
  expect(
    within(question).getByText(
      'Everybody can read in its description how to reach somebody: 0803 123 4567.',
    ),
  ).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.getByLabelText('Description')).toHaveProperty(
    'value',
    'To let: 3 bedroom flat in Yaba, Lagos',
  );
  await waitFor(() =>
    expect(screen.queryByText(/^Everybody can read this in the description/)).toBeNull(),
  );
});

test('[FORM-2] [FORM-6] who shows only about where it is is told of a description that names the street', async () => {
  const as = madePerson('agent');
  const id = crypto.randomUUID();
  const form = {
    title: '3 Bedroom Flat',
    price: '2500000',
    listingType: 'rent',
    address: '12 Admiralty Way, Lekki Phase 1, Lagos',
    description: 'Serviced flat at 12 Admiralty Way, close to the mall',
  };
  await phoneOf(as).drafts.put({ id, values: { form }, updatedAt: 1 });
  const { person } = await renderScreen(`/add-property?draft=${id}`, { as });
  const names = /the description names the street: 12 Admiralty Way\./;
  await person.click(await screen.findByRole('checkbox', { name: /^Show others only about/ }));
  expect(await screen.findByText(names)).toBeTruthy();
  expect(screen.getByText('Others read: Lekki Phase 1, Lagos')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save Property' }));
  const question = await screen.findByRole('dialog');
  expect(
    within(question).getByText(
      'You show others only about where it is, and its description names the street: 12 Admiralty Way.',
    ),
  ).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.getByLabelText('Description')).toHaveProperty(
    'value',
    'Serviced flat, close to the mall',
  );
  await waitFor(() => expect(screen.queryByText(names)).toBeNull());
});

test('[FORM-6] all of what shared words say is put in at once, without the number; one tap brings it back', async () => {
  const as = madePerson('agent');
  const id = crypto.randomUUID();
  const description =
    'To let: 3 bedroom flat in Yaba, Lagos\nRent 2.5m, caution 300k\nCall Kola 0803 123 4567';
  await phoneOf(as).drafts.put({ id, values: { form: { description } }, updatedAt: 1 });
  const { person } = await renderScreen(`/add-property?draft=${id}`, { as });
  await person.click(await screen.findByRole('button', { name: 'Put in all' }));
  const words = screen.getByLabelText('Description');
  await waitFor(() =>
    expect(words).toHaveProperty(
      'value',
      'To let: 3 bedroom flat in Yaba, Lagos\nRent 2.5m, caution 300k',
    ),
  );
  expect(screen.getByLabelText(/^Price/)).toHaveProperty('value', '2,500,000');
  // Asked of what is to let alone: 'For Rent' is put in before it.
  expect(screen.getByLabelText('Caution fee')).toHaveProperty('value', '300,000');
  expect(screen.getByText(/^Left out of the description: \+2348031234567\./)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(words).toHaveProperty('value', description);
});

test('[FORM-5] listings begun as well are named, and open', async () => {
  const as = madePerson('agent');
  const begun = async (description: string, updatedAt: number) =>
    phoneOf(as).drafts.put({
      id: crypto.randomUUID(),
      values: { form: { description } },
      updatedAt,
    });
  await begun('Land at Epe', 1);
  await begun('Flat in Yaba', 2);
  const { person } = await renderScreen('/add-property', { as });
  expect(await screen.findByLabelText('Description')).toHaveProperty('value', 'Flat in Yaba');
  await person.click(await screen.findByRole('link', { name: 'Land at Epe' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Land at Epe'),
  );
  expect(await screen.findByRole('link', { name: 'Flat in Yaba' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Begin another' }));
  await waitFor(() => expect(screen.getByLabelText('Description')).toHaveProperty('value', ''));
  const others = within(screen.getByRole('region', { name: 'Begun as well' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Flat in Yaba',
    'Land at Epe',
  ]);
});
