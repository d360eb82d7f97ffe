import type { BlogArticleSummary } from './article';

/** The articles the blog lists, ids 1 to 9; two are featured. */
export const ARTICLE_SUMMARIES: BlogArticleSummary[] = [
  {
    id: 1,
    title: 'What It Really Costs to Rent a Home in Lagos',
    excerpt:
      'The yearly rent is only the beginning. See every fee you may meet in the first year, ' +
      'what the law says about advance rent and receipts, and where you can ask for less.',
    category: 'advice',
    date: '2026-09-14',
    author: 'Adaeze Okonkwo',
    authorRole: 'Renting Editor',
    image: '/illustrations/blog-1.svg',
    imageAlt: 'A house beside a stack of coins and a long paper receipt',
    readTime: 7,
    featured: true,
  },
  {
    id: 2,
    title: 'The Inspection Checklist Before You Pay Rent',
    excerpt:
      'Half an hour with open eyes can save a year of regret. What to look at outside, ' +
      'inside, at the taps and at the meter, and which questions to ask the neighbours.',
    category: 'advice',
    date: '2026-08-03',
    author: 'Tunde Bakare',
    authorRole: 'Home Inspection Writer',
    image: '/illustrations/blog-2.svg',
    imageAlt: 'A clipboard with ticked lines and a magnifying glass in front of a bungalow',
    readTime: 7,
    featured: false,
  },
  {
    id: 3,
    title: "C of O, Governor's Consent and Excision in Plain English",
    excerpt:
      'Survey plan, gazette, Deed of Assignment, R of O: what each land paper proves, what ' +
      'it does not prove, and how to search the title step by step before you buy.',
    category: 'investment',
    date: '2026-10-05',
    author: 'Ibrahim Sule',
    authorRole: 'Land and Title Writer',
    image: '/illustrations/blog-3.svg',
    imageAlt: 'A sealed land certificate and a survey plan of a plot marked with four beacons',
    readTime: 7,
    featured: true,
  },
  {
    id: 4,
    title: 'How to Spot a Property Scam Before Your Money Leaves',
    excerpt:
      'Copied photos, false owners and hurried payments follow a pattern. Learn the signs, ' +
      'the safe way to pay, and what to do in the first hour if it has happened.',
    category: 'advice',
    date: '2026-06-22',
    author: 'Ngozi Eze',
    authorRole: 'Safety Editor',
    image: '/illustrations/blog-4.svg',
    imageAlt: 'A phone showing a house with a warning triangle and a fishing hook holding a key',
    readTime: 6,
    featured: false,
  },
  {
    id: 5,
    title: 'Mortgages in Nigeria: NHF, MREIF and Bank Loans Compared',
    excerpt:
      'Who can use the National Housing Fund, what the newer single-digit loans ask for, how ' +
      'the rate changes your monthly payment, and how to prepare your file.',
    category: 'market-insights',
    date: '2026-07-13',
    author: 'Kunle Adeyemi',
    authorRole: 'Home Finance Writer',
    image: '/illustrations/blog-5.svg',
    imageAlt: 'A calculator next to a house standing on rising steps of coins',
    readTime: 7,
    featured: false,
  },
  {
    id: 6,
    title: 'Light First: How Power Is Changing What Tenants Ask For',
    excerpt:
      'Service bands, prepaid meters, old debts, diesel in the service charge and solar in ' +
      'the advert: the words to know when you compare two homes.',
    category: 'trends',
    date: '2026-05-18',
    author: 'Halima Yusuf',
    authorRole: 'Living Costs Writer',
    image: '/illustrations/blog-6.svg',
    imageAlt: 'An electricity meter on a wall beside a house with solar panels and a bright sun',
    readTime: 7,
    featured: false,
  },
  {
    id: 7,
    title: 'Tenancy Rules in Lagos and Abuja: Where Things Stand',
    excerpt:
      'Advance rent, notice, increases and recovery of premises, what differs between Lagos ' +
      'and the FCT, and the Lagos Bill that everybody is asking about.',
    category: 'trends',
    date: '2026-04-20',
    author: 'Ibrahim Sule',
    authorRole: 'Land and Title Writer',
    image: '/illustrations/blog-7.svg',
    imageAlt:
      'A balance scale holding a house on one side and a key on the other above a signed ' +
      'agreement',
    readTime: 7,
    featured: false,
  },
  {
    id: 8,
    title: 'Reading an Area: Price, Travel and Water',
    excerpt:
      'Two homes with the same rent can cost very different lives. How to compare asking ' +
      'prices, hidden costs, flood signs and promised roads before you choose.',
    category: 'market-insights',
    date: '2026-08-31',
    author: 'Emeka Obi',
    authorRole: 'Market Writer',
    image: '/illustrations/blog-8.svg',
    imageAlt: 'A street map with a river, a road and map pins below a city skyline',
    readTime: 6,
    featured: false,
  },
  {
    id: 9,
    title: 'Buying Property From Abroad Without Losing Sleep',
    excerpt:
      'A safe path for Nigerians in the diaspora: the right team, the title search, a narrow ' +
      'Power of Attorney, staged payments and care after the keys.',
    category: 'investment',
    date: '2026-09-28',
    author: 'Adaeze Okonkwo',
    authorRole: 'Renting Editor',
    image: '/illustrations/blog-9.svg',
    imageAlt: 'An aeroplane flying along a dotted path from a globe to a house with palm trees',
    readTime: 7,
    featured: false,
  },
];

/** Articles that can be opened by their id but are not listed. */
export const UNLISTED_SUMMARIES: BlogArticleSummary[] = [
  {
    id: 10,
    title: 'How to Write a Listing That Brings Honest Callers',
    excerpt:
      'For agents and landlords: permission, photos that tell the truth, the whole price, ' +
      'plain words, and how to work from a site where there is no network.',
    category: 'advice',
    date: '2026-10-12',
    author: 'Tunde Bakare',
    authorRole: 'Home Inspection Writer',
    image: '/illustrations/blog-10.svg',
    imageAlt: 'A camera on a tripod pointing at a house beside a listing card on a phone',
    readTime: 7,
    featured: false,
  },
];
