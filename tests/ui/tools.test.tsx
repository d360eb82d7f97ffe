import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../support/render-screen';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

describe('[TOOL-1] rent vs buy', () => {
  test('groups what is typed, names what is missing and answers in a dialog', async () => {
    const { person, fill } = await renderScreen('/rent-vs-buy-calculator');
    await person.click(button('Calculate'));
    const missing = within(await screen.findByRole('alert'));
    expect(missing.getByRole('link', { name: /Enter the rent for one year/ })).toBeTruthy();
    await fill(field('Rent per year'), '1,000,000');
    expect(field('Rent per year')).toHaveProperty('value', '1,000,000');
    await fill(field('Rent increase per year (%)'), '10');
    await fill(field('Caution fee'), '200000');
    await fill(field('Property price'), '20000000');
    expect(field('Property price')).toHaveProperty('value', '20,000,000');
    await fill(field('Gain in value per year (%)'), '10');
    await fill(field('Years you plan to stay'), '2');
    await person.click(button('Calculate'));
    const results = within(screen.getByRole('dialog', { name: 'Your results' }));
    // Rent: 200,000 + 1,000,000 + 1,100,000. Value after two years: 20m x 1.21 = 24.2m.
    for (const amount of ['₦2,300,000', '₦24,200,000', '−₦4,200,000', 'You save ₦6,500,000.'])
      expect(results.getByText(amount)).toBeTruthy();
    await person.click(results.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Property price')).toHaveProperty('value', '20,000,000');
  });

  test('is read from its address, and an answer is written into it', async () => {
    const { person, fill } = await renderScreen(
      '/rent-vs-buy-calculator#yearlyRent=1000000&rentIncreasePercent=10&cautionFee=200000&propertyPrice=20000000&appreciationPercent=10&years=2',
    );
    const results = await screen.findByRole('dialog', { name: 'Your results' });
    expect(within(results).getByText('You save ₦6,500,000.')).toBeTruthy();
    await person.click(within(results).getByRole('button', { name: 'Close' }));
    await fill(field('Caution fee'), '300000');
    // Who comes back finds what was typed, and no older answer over it.
    expect(window.location.hash).toBe('');
    await person.click(button('Calculate'));
    expect(window.location.hash).toContain('cautionFee=300000');
    // What stands before the '#' is sent to servers, and said to stay here.
    expect(window.location.search).toBe('');
  });

  test('reads a link that is opened while the tool is open already, and its own answer not again', async () => {
    const { person, fill } = await renderScreen('/rent-vs-buy-calculator');
    await fill(field('Caution fee'), '1');
    // A browser tells of it so, where this DOM is silent.
    window.history.pushState(
      null,
      '',
      '#yearlyRent=1000000&rentIncreasePercent=10&cautionFee=200000&propertyPrice=20000000&appreciationPercent=10&years=2',
    );
    window.dispatchEvent(new PopStateEvent('popstate'));
    const results = await screen.findByRole('dialog', { name: 'Your results' });
    expect(within(results).getByText('You save ₦6,500,000.')).toBeTruthy();
    expect(field('Caution fee')).toHaveProperty('value', '200,000');
    await person.click(within(results).getByRole('button', { name: 'Close' }));
    await person.click(button('Calculate'));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names what is wrong in an address that was written by hand', async () => {
    await renderScreen('/rent-vs-buy-calculator#yearlyRent=abc&years=-4');
    const wrong = await screen.findByRole('alert');
    expect(
      within(wrong).getByText(
        "'abc' is not understood. Write one amount in naira, such as 1,500,000 or 1.5m",
      ),
    ).toBeTruthy();
  });

  test('takes an amount as it is pasted, and keeps the caret where one types', async () => {
    const { person, fill } = await renderScreen('/rent-vs-buy-calculator');
    const rent = field('Rent per year') as HTMLInputElement;
    await fill(rent, '₦1,500,000.00');
    expect(rent.value).toBe('1,500,000');
    rent.setSelectionRange(2, 2);
    await person.keyboard('{Backspace}');
    expect([rent.value, rent.selectionStart]).toEqual(['500,000', 0]);
    await person.keyboard('7');
    expect([rent.value, rent.selectionStart]).toEqual(['7,500,000', 1]);
    await person.clear(rent);
    await person.keyboard('2.5m');
    expect(rent.value).toBe('2.5m');
    await person.tab();
    expect(rent.value).toBe('2,500,000');
    await fill(rent, '12,34');
    await person.tab();
    expect(screen.getByText(/^Look at the comma or dot in 12,34/)).toBeTruthy();
  });
});

describe('[TOOL-2] the service charge', () => {
  test('waits for its three answers, and a new category asks again', async () => {
    const { person } = await renderScreen('/service-charge-estimator');
    expect(button('Calculate')).toHaveProperty('disabled', true);
    expect(screen.queryByLabelText('Cafeteria')).toBeNull();
    await person.click(field('Commercial'));
    await person.selectOptions(field('Property type'), 'office-space');
    await person.selectOptions(field('Neighbourhood'), 'ikoyi');
    expect(button('Calculate')).toHaveProperty('disabled', true);
    await person.selectOptions(field('Size'), 'xlarge');
    await person.click(field('Cafeteria'));
    await person.click(button('Calculate'));
    // 2,200,000 x 3 x 3 + 250,000 = 20,050,000 a year, 1,670,833 a month.
    const results = within(screen.getByRole('dialog'));
    expect(results.getByText('₦20,050,000')).toBeTruthy();
    expect(results.getByText('₦1,670,833')).toBeTruthy();
    await person.click(results.getByRole('button', { name: 'Close' }));
    await person.click(field('Residential'));
    expect(field('Property type')).toHaveProperty('value', '');
    expect(field('Size')).toHaveProperty('value', '');
    expect(field('Neighbourhood')).toHaveProperty('value', 'ikoyi');
    expect(button('Calculate')).toHaveProperty('disabled', true);
  });

  test('is read from its address, without what is no amenity', async () => {
    await renderScreen(
      '/service-charge-estimator#category=Commercial&propertyType=office-space&neighbourhood=ikoyi&size=xlarge&amenities=cafeteria,nonsense',
    );
    expect(within(await screen.findByRole('dialog')).getByText('₦20,050,000')).toBeTruthy();
  });
});

describe('[TOOL-3] the scam detector', () => {
  test('adds up, explains, and resets', async () => {
    const { person } = await renderScreen('/scam-detector');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(25);
    expect(button('Reset')).toHaveProperty('disabled', true);
    await person.click(button('Check Risk Level'));
    const level = () => within(screen.getByRole('dialog', { name: 'Risk level' }));
    expect(level().getByText('Likely Safe')).toBeTruthy();
    await person.click(level().getByRole('button', { name: 'Close' }));
    for (const box of boxes) await person.click(box);
    await person.click(button('Check Risk Level'));
    expect(level().getByText('High Risk')).toBeTruthy();
    expect(level().getByText(/100%/).textContent).toContain('100% of all warning signs');
    await person.click(level().getByRole('button', { name: 'Close' }));
    await person.click(button('Reset'));
    expect(screen.getByText('0 of 25 ticked')).toBeTruthy();
  });

  test('is read from its address, without what is no sign', async () => {
    await renderScreen('/scam-detector#flags=asks-for-bank-secrets,nothing');
    const level = await screen.findByRole('dialog', { name: 'Risk level' });
    expect(within(level).getByText(/^6%/)).toBeTruthy();
    expect(within(level).getByText('High Risk')).toBeTruthy();
    expect(level.textContent).toContain('One sign you ticked is enough by itself: “They ask for');
    expect(screen.getByText('1 of 25 ticked')).toBeTruthy();
  });
});
