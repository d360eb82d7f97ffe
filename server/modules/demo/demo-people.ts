import type { UserType } from '../../../src/contract/people/account';

export type DemoAccount = {
  userType: UserType;
  name: string;
  email: string;
  /** Null where nobody logs in: their password is made up and forgotten. */
  password: string | null;
  company: string | null;
  phone: string;
  languages: string | null;
};

/** Those whom one tries the demo as: a seeker with a past, an agent, an approver, and a seeker who is new. Known to everybody who reads this: the demo is for one's own machine (docs/operations.md). */
export const DEMO_ACCOUNTS = [
  {
    userType: 'seeker',
    name: 'Kemi Ojo',
    email: 'seeker@gida.example',
    password: 'demo-seeker-1',
    company: null,
    phone: '+2348000000001',
    languages: null,
  },
  {
    userType: 'agent',
    name: 'Tunde Adeyemi',
    email: 'agent@gida.example',
    password: 'demo-agent-1',
    company: 'Harmattan Homes',
    phone: '+2348000000002',
    languages: 'English, Yoruba',
  },
  {
    userType: 'approver',
    name: 'Ngozi Eze',
    email: 'approver@gida.example',
    password: 'demo-approver-1',
    company: null,
    phone: '+2348000000003',
    languages: null,
  },
  {
    userType: 'seeker',
    name: 'Amina Bello',
    email: 'amina.bello@gida.example',
    password: 'demo-seeker-2',
    company: null,
    phone: '+2348000000004',
    languages: null,
  },
] as const satisfies DemoAccount[];

/** Homes of one kind in one place: its name and state, rent a year or a sale, rooms, and what each costs in millions. */
export type HomesAlike = readonly [
  place: string,
  state: string,
  offer: 'For Rent' | 'For Sale',
  type: string,
  bedrooms: number,
  millions: readonly number[],
];

/** Other agents, so that one has homes to compare and somebody to choose. */
export const OTHER_AGENTS: readonly { account: DemoAccount; homes: readonly HomesAlike[] }[] = [
  {
    account: other('agent', 'Folake Bamidele', 11, 'Lagoon Keys Realty', 'English, Yoruba'),
    homes: [
      ['Lekki Phase 1', 'Lagos', 'For Rent', 'Flat', 3, [6.5, 7.2, 8, 9.5]],
      ['Yaba', 'Lagos', 'For Rent', 'Flat', 2, [2.2, 2.6, 3]],
      ['Surulere', 'Lagos', 'For Rent', 'Flat', 3, [2.4, 2.8]],
      ['Ikeja GRA', 'Lagos', 'For Sale', 'Terrace', 4, [165, 190]],
    ],
  },
  {
    account: other('agent', 'Ibrahim Sule', 12, 'Savannah Gate Properties', 'English, Hausa'),
    homes: [
      ['Gwarinpa', 'Abuja', 'For Rent', 'Flat', 3, [2.8, 3.2, 3.5]],
      ['Wuse 2', 'Abuja', 'For Rent', 'Flat', 2, [4.5, 5]],
      ['Maitama', 'Abuja', 'For Sale', 'Detached Duplex', 5, [750]],
      ['Lugbe', 'Abuja', 'For Sale', 'Bungalow', 3, [38, 45]],
    ],
  },
  {
    account: other('agent', 'Chioma Okafor', 13, 'Palmview Homes and Land', 'English, Igbo'),
    homes: [
      ['Lekki Phase 1', 'Lagos', 'For Rent', 'Flat', 3, [7, 7.8]],
      ['Yaba', 'Lagos', 'For Rent', 'Flat', 2, [2.4, 3.3]],
      ['Gwarinpa', 'Abuja', 'For Rent', 'Flat', 3, [3, 4]],
      ['GRA Phase 2, Port Harcourt', 'Rivers', 'For Rent', 'Flat', 3, [3.2]],
      ['Independence Layout, Enugu', 'Enugu', 'For Sale', 'Bungalow', 4, [58]],
    ],
  },
];

/** Who wrote to agents in the last three months, beside the seeker with a past. */
export const OTHER_SEEKERS: readonly DemoAccount[] = [
  other('seeker', 'Musa Danladi', 22, null, null),
  other('seeker', 'Ifeoma Nwosu', 23, null, null),
];

function other(
  userType: UserType,
  name: string,
  number: number,
  company: string | null,
  languages: string | null,
): DemoAccount {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@gida.example`;
  const phone = `+23480000000${number}`;
  return { userType, name, email, password: null, company, phone, languages };
}
