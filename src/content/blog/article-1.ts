import type { BlogBlock } from './article';

/** Body of article 1: What It Really Costs to Rent a Home in Lagos. */
export const ARTICLE_1_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'The figure on the signboard is only the beginning' },
  {
    type: 'paragraph',
    text:
      'Rent in Nigeria is usually quoted for one year, and the yearly figure is what appears ' +
      'in every advert. It is not what leaves your account on the day you collect the keys. ' +
      'In the first year you also pay for the people who found the home, the paper you sign ' +
      'and the money held against damage. If you plan for the rent alone, you will be short ' +
      'at the worst moment.',
  },
  {
    type: 'paragraph',
    text:
      'The good news is that every extra charge has a name, and each one can be asked about, ' +
      'written down and sometimes reduced. This guide goes through them one by one, so that ' +
      'nothing surprises you at the table.',
  },
  { type: 'heading', text: 'The fees you will meet' },
  {
    type: 'paragraph',
    text:
      'Agency fee: this pays the agent who found and showed you the home. The custom in ' +
      "Lagos and many other cities is about 10% of the first year's rent. Officials of the " +
      'Lagos real estate regulator, LASRERA, have said in public that 10% is the most an ' +
      'agent should take. A Bill before the Lagos House of Assembly has proposed a lower ' +
      'limit of 5%, so ask what the rule is on the day you pay.',
  },
  {
    type: 'paragraph',
    text:
      'Legal fee, also called agreement fee: this pays the lawyer who prepares the tenancy ' +
      "agreement. About 10% of the first year's rent is again the common request, and some " +
      'landlords accept 5%. You are paying for a real document. Insist on reading it before ' +
      'you pay, and collect your own signed copy.',
  },
  {
    type: 'paragraph',
    text:
      'Caution deposit: this is your money, held against damage or unpaid bills. It may be a ' +
      'fixed sum or a share of the rent. It should come back to you when you leave, less the ' +
      'cost of any real damage. Take dated photos on your first day and ask the landlord or ' +
      'agent to agree a short list of what was already broken.',
  },
  {
    type: 'paragraph',
    text:
      'Service charge: where homes share a gate, a borehole, a generator, cleaners or ' +
      'security men, everyone contributes. It may be paid yearly, quarterly or monthly. Ask ' +
      'what it covers, when it was last increased, and whether diesel is inside it or billed ' +
      'apart.',
  },
  {
    type: 'paragraph',
    text:
      'Inspection or form fee: some agents ask for a small sum before they show you ' +
      'anything. Nothing obliges you to use such an agent. If you choose to pay, let it be ' +
      'small, agreed before you leave home and receipted.',
  },
  { type: 'heading', text: 'A worked example' },
  {
    type: 'paragraph',
    text:
      'Here is an illustration, not a market average. Take a two-bedroom flat advertised at ' +
      '₦2,500,000 per year. Agency at 10% adds ₦250,000. Legal at 10% adds another ₦250,000. ' +
      'Suppose the caution deposit is ₦250,000 and the yearly service charge is ₦300,000. ' +
      'The first payment is ₦3,550,000.',
  },
  {
    type: 'paragraph',
    text:
      'In the second year there is normally no new agency fee and no new caution deposit. If ' +
      'the rent and the service charge stay the same, you pay ₦2,800,000. Some landlords ask ' +
      'for a fresh legal fee at renewal. Settle that point before you move in, when you ' +
      'still have room to negotiate.',
  },
  { type: 'heading', text: 'What the law in Lagos says about paying' },
  {
    type: 'paragraph',
    text:
      'Where the Lagos Tenancy Law 2011 applies, a landlord or agent may not demand or ' +
      "receive more than one year's rent from a new tenant. For a sitting tenant the limit " +
      'is one year on a yearly tenancy and six months on a monthly one. The tenant who ' +
      'offers more is also in breach, so do not propose two years just to please anyone. The ' +
      'Law left out Apapa, Ikeja GRA, Ikoyi and Victoria Island.',
  },
  {
    type: 'paragraph',
    text:
      'The same Law says you must get a rent receipt, and it should show the date, both ' +
      'names and addresses, the property, the amount and the period covered. Service charge ' +
      'and deposits need their own receipt, and you may ask for a written account of how ' +
      'that money was spent at least every six months.',
  },
  { type: 'heading', text: 'Small ways to pay less' },
  {
    type: 'paragraph',
    text:
      'Ask politely for one fee to be trimmed. A landlord who has an empty flat in a quiet ' +
      'month may drop the legal fee to 5%, or accept the caution deposit in two parts. Find ' +
      'out whether the person showing you the home is the direct agent of the landlord. When ' +
      'two or three agents stand in the middle, each one wants a share.',
  },
  {
    type: 'paragraph',
    text:
      'Keep every receipt, for another reason too. Under the Nigeria Tax Act 2025, which ' +
      'took effect on 1 January 2026, a tenant can claim rent relief of 20% of the rent paid ' +
      'in the year, up to ₦500,000. It is taken off your income before tax is worked out; it ' +
      'is not cash in hand. You will need proof of the rent you paid.',
  },
  { type: 'heading', text: 'Before you transfer' },
  {
    type: 'paragraph',
    text:
      'Write the full list of charges in one message, send it to the agent and ask for a ' +
      'clear yes. Confirm who owns the home and who may collect money for it. Pay into a ' +
      "named account, never into a stranger's personal wallet, and write the purpose in the " +
      'narration. Then collect receipts, the signed agreement and the keys together. If ' +
      'someone says these can follow later, let your money also follow later.',
  },
];
