import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../support/render-screen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the blog', () => {
  test('[BLOG-1] has tabs, and opens an article in place', async () => {
    const { person, address } = await renderScreen('/blog');
    expect(region('All Articles').getAllByRole('article')).toHaveLength(9);
    await person.click(button('Investment'));
    const shown = region('Investment').getAllByRole('article').length;
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(9);
    const [link] = region('Investment').getAllByRole('link');
    const title = link?.textContent ?? '';
    await person.click(link ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(address()).toMatch(/^\/blog\?article=\d$/);
    await waitFor(() => expect(document.title).toBe(`${title} · Gida`));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(title));
    await person.click(button('Back to All Articles'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Blog · Gida'));
  });

  test('[BLOG-2] an article leads on to three others, and one that is none says so', async () => {
    await renderScreen('/blog-post-10');
    expect(region('You Might Also Like').getAllByRole('article')).toHaveLength(3);
    const back = screen.getByRole('link', { name: 'Back to All Articles' });
    expect(back.getAttribute('href')).toBe('/blog');
    await renderScreen('/blog-post-10/');
    expect(region('You Might Also Like').getAllByRole('article')).toHaveLength(3);
    const { address } = await renderScreen('/blog?article=99');
    expect(await screen.findByText('Page not found')).toBeTruthy();
    expect(address()).toBe('/blog-post-99');
  });

  test('[BLOG-3] the newsletter takes no address that is none', async () => {
    const { person, fill } = await renderScreen('/blog');
    const letter = screen.getByRole('region', { name: 'Newsletter' });
    expect(letter.textContent).toContain('unsubscribe');
    expect(within(letter).getByRole('link', { name: 'Privacy Policy' })).toBeTruthy();
    await fill(within(letter).getByLabelText('Email'), 'nobody');
    await person.click(within(letter).getByRole('button', { name: 'Subscribe Now' }));
    expect(within(letter).getByText('Please enter a valid email address')).toBeTruthy();
  });
});

describe('[FAQ-1] the questions', () => {
  test('are searched, and no match says so', async () => {
    const { fill } = await renderScreen('/faq');
    await fill(screen.getByLabelText('Search the questions'), 'zzzz');
    expect(screen.getByText('No results found for "zzzz"')).toBeTruthy();
    expect(screen.getByText('Try different keywords or browse the categories.')).toBeTruthy();
  });

  test('[FAQ-2] a result opens in its own tab, in focus', async () => {
    const { person, fill } = await renderScreen('/faq');
    const search = screen.getByLabelText('Search the questions');
    await fill(search, 'WHAT IS A BOOST');
    await person.click(button(/Pricing & Plans.*What is a boost/));
    expect(search).toHaveProperty('value', '');
    expect(screen.getByRole('heading', { name: 'Pricing & Plans' })).toBeTruthy();
    const question = screen.getByRole('button', { name: /^What is a boost/, expanded: true });
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect(screen.getByText(/Boosts run 7 days/)).toBeTruthy();
    await person.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('false');
  });

  test('lead to a person', async () => {
    const { person } = await renderScreen('/faq');
    await person.click(button('Live Chat Support'));
    expect(screen.getByText(/^Live chat is not staffed at the moment/)).toBeTruthy();
    const mail = screen.getByRole('link', { name: 'Email Support' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:/);
  });
});

test('[PRICE-1] the year costs less, and Get Started takes the plan along to the sign-up', async () => {
  const { person, address } = await renderScreen('/pricing');
  const business = within(screen.getByRole('article', { name: 'Business plan' }));
  expect(business.getByText('₦100,000')).toBeTruthy();
  expect(business.getByText('Recommended')).toBeTruthy();
  await person.click(screen.getByLabelText(/^Yearly/));
  expect(business.getByText('₦1,080,000')).toBeTruthy();
  await person.click(business.getByRole('button', { name: /Get Started/ }));
  expect(address()).toBe('/signup');
  expect(await screen.findByRole('heading', { name: 'Company Details' })).toBeTruthy();
  await person.click(button('Back'));
  const chosen = screen.getByRole('radio', { name: /^Business\b.*₦1,080,000 per year/ });
  expect(chosen).toHaveProperty('checked', true);
  expect(['selectedPlan', 'billingPeriod'].map((key) => sessionStorage.getItem(key))).toEqual([
    'business',
    'yearly',
  ]);
});

describe('what Gida costs in data', () => {
  test('is told at the price that was entered, which stays', async () => {
    const { fill } = await renderScreen('/data');
    await fill(screen.getByLabelText('What you pay for 1 GB'), '1000');
    expect(screen.getByRole('region', { name: 'This visit' }).textContent).toMatch(
      /of data, about ₦\d+\.\d\d\./,
    );
    await fill(screen.getByLabelText('What you pay for 1 GB'), '');
    expect(screen.getByText('Enter the price of 1 GB in naira')).toBeTruthy();
    await renderScreen('/data');
    expect(screen.getByLabelText('What you pay for 1 GB')).toHaveProperty('value', '1,000');
  });

  test('is saved by choice, or as the browser says', async () => {
    const { person } = await renderScreen('/data');
    expect(screen.getByText('Photos and maps load by themselves now.')).toBeTruthy();
    await person.click(screen.getByLabelText('On'));
    expect(screen.getByText('Saving data now.')).toBeTruthy();
    await person.click(screen.getByLabelText('As the browser says'));
    expect(screen.getByText('Photos and maps load by themselves now.')).toBeTruthy();
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    await renderScreen('/data');
    expect(screen.getByText('Saving data now.')).toBeTruthy();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
