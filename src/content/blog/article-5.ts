import type { BlogBlock } from './article';

/** Body of article 5: Mortgages in Nigeria: NHF, MREIF and Bank Loans Compared. */
export const ARTICLE_5_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'Why so few people use one' },
  {
    type: 'paragraph',
    text:
      'Most homes in Nigeria are paid for with savings, family support, cooperative loans or ' +
      'a building that grows one floor at a time. Ordinary bank mortgages exist, but the ' +
      'interest can be above 20% a year, and the bank wants a clean title that many homes do ' +
      'not have. Still, there are routes that cost far less, and more people qualify than ' +
      'apply. It is worth an afternoon of questions.',
  },
  {
    type: 'paragraph',
    text:
      'The figures here were correct as far as we could check when this article was written. ' +
      'Programmes change their limits and rates, so treat each number as a starting point ' +
      "and ask the lender for today's terms in writing.",
  },
  { type: 'heading', text: 'The National Housing Fund' },
  {
    type: 'paragraph',
    text:
      'The National Housing Fund, NHF, is run by the Federal Mortgage Bank of Nigeria. ' +
      'Workers contribute 2.5% of monthly income. After at least six months of contributions ' +
      'you may apply for a loan to buy, build, improve or renovate a home. You do not apply ' +
      'to the Federal Mortgage Bank directly; an accredited primary mortgage bank does it ' +
      'with you.',
  },
  {
    type: 'paragraph',
    text:
      'The published terms are attractive: interest of 6% a year, up to 30 years to repay ' +
      'depending on your age and years left in service, and a maximum of ₦50,000,000. You ' +
      'will bring a part of the price yourself, and the home must have a good title, ' +
      'approved plans and enough value to secure the loan.',
  },
  {
    type: 'paragraph',
    text:
      'Two cautions. Approval can take months, so a seller in a hurry may not wait. And ' +
      'check your record before you need it: ask your employer for proof that the deductions ' +
      'were truly paid over, and confirm your balance with the Federal Mortgage Bank. ' +
      'Self-employed people can join as well.',
  },
  { type: 'heading', text: 'MREIF and other single-digit loans' },
  {
    type: 'paragraph',
    text:
      'The MOFI Real Estate Investment Fund, MREIF, was set up by the Ministry of Finance ' +
      'Incorporated to lend through banks and mortgage banks. In 2025 it brought its home ' +
      "loan rate down to 9.75% a year and the buyer's own contribution down to 10%, with up " +
      'to 20 years to repay. It is meant for completed or nearly completed homes with ' +
      'verified title, not for buying bare land.',
  },
  {
    type: 'paragraph',
    text:
      'State schemes and rent-to-own programmes come and go. When you hear of one, ask four ' +
      'things: what is the interest, is it fixed, what happens to my payments if I stop, and ' +
      'whose name is on the title while I am paying?',
  },
  { type: 'heading', text: 'What the rate does to you' },
  {
    type: 'paragraph',
    text:
      'Here is a simple illustration. Imagine a loan of ₦20,000,000 repaid in equal monthly ' +
      'amounts over 20 years. At 6% the monthly payment is about ₦143,000. At 9.75% it is ' +
      'about ₦190,000. At 25% it is about ₦420,000. The house has not changed; the rate has. ' +
      'Fees, insurance and valuation come on top in every case.',
  },
  {
    type: 'paragraph',
    text:
      'Lenders also look at the share of your income that repayments would take. One third ' +
      'is a comfortable level for most families, and you will hear 33% to 40% as a limit. ' +
      'Count school fees, transport and support for parents before you count what the bank ' +
      'will allow.',
  },
  { type: 'heading', text: 'Getting your file ready' },
  {
    type: 'paragraph',
    text:
      'Gather payslips or audited accounts, six to twelve months of bank statements, tax ' +
      'evidence, your NHF number, a valid identity card and a credit report from one of the ' +
      'licensed credit bureaus. Clear small loan app debts early, because they show. If you ' +
      'have a Retirement Savings Account, ask your pension administrator whether you qualify ' +
      'to use up to 25% of its balance as equity for a home loan.',
  },
  {
    type: 'paragraph',
    text:
      'Choose the property with the loan in mind. Ask the seller on the first day whether ' +
      "the title is a C of O, a Governor's Consent or something else, and whether there is a " +
      'building approval. A cheap house that no bank will accept may cost you more than a ' +
      'dearer one that every bank will.',
  },
  { type: 'heading', text: 'Rent, buy or wait' },
  {
    type: 'paragraph',
    text:
      'Buying is not always the wiser choice. If you may move within three years, if the ' +
      'purchase would empty your emergency savings, or if the only homes you can afford are ' +
      'far from work, renting may serve you better. The Rent vs Buy Calculator under Helpful ' +
      'Tools lets you put in rent, expected increases, service charge, price, yearly ' +
      'maintenance and expected growth in value. Try it with a hopeful figure and then with ' +
      'a sober one. If the decision changes when you lower the growth a little, it is a ' +
      'close call and there is no shame in waiting.',
  },
  {
    type: 'paragraph',
    text:
      'Whatever you choose, ask for an offer letter that states the rate, whether it can ' +
      'change, every fee, the penalty for paying early and what happens after a missed ' +
      'month. Read it at home, not at the counter. A loan of 20 years deserves at least one ' +
      'quiet evening.',
  },
];
