import type { BlogBlock } from './article';

/** Body of article 7: Tenancy Rules in Lagos and Abuja: Where Things Stand. */
export const ARTICLE_7_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'One country, many tenancy rules' },
  {
    type: 'paragraph',
    text:
      'There is no single tenancy law for the whole of Nigeria. Each state makes its own, ' +
      'and the Federal Capital Territory uses its own Act. Even within one state, some areas ' +
      'may be treated differently. So the first step in any dispute is to ask which law ' +
      'covers this particular house. This article gives a simple picture for Lagos and ' +
      'Abuja. It is general information, and a lawyer should advise on your own case.',
  },
  { type: 'heading', text: 'Where the Lagos law applies' },
  {
    type: 'paragraph',
    text:
      'The Lagos Tenancy Law 2011 covers homes and business premises in most of the State. ' +
      'It left out Apapa, Ikeja GRA, Ikoyi and Victoria Island, as well as some places such ' +
      'as school staff quarters, shelters and hospital premises. In the excluded areas, your ' +
      'written agreement and older rules carry more weight, so read with extra care before ' +
      'you sign.',
  },
  {
    type: 'paragraph',
    text:
      'An agreement may be written or spoken. Spoken ones are valid for short terms but hard ' +
      'to prove, and memory becomes weak when money is involved. Ask for paper every time.',
  },
  { type: 'heading', text: 'Rent, receipts and increases' },
  {
    type: 'paragraph',
    text:
      "A new tenant should not be asked for more than one year's rent. A sitting tenant who " +
      'pays yearly should not be asked for more than one year, and one who pays monthly not ' +
      'more than six months. Both the person who demands and the person who offers more can ' +
      'be punished. The landlord must give a receipt.',
  },
  {
    type: 'paragraph',
    text:
      'The Law does not fix rents. A landlord may propose an increase when the term ends, ' +
      'and the parties can negotiate. If the increase is unreasonable, a tenant may ask the ' +
      'court to say so, and the court can look at what similar homes in the area pay. In ' +
      'practice a calm letter with three or four comparable rents often settles the matter ' +
      'before any court does.',
  },
  { type: 'heading', text: 'Notice and leaving' },
  {
    type: 'paragraph',
    text:
      'If the agreement says how much notice each side must give, that is what counts. If it ' +
      'says nothing, the Lagos law supplies the answer: one week for a tenant at will, one ' +
      'month for a monthly tenant, three months for a quarterly or half-yearly tenant and ' +
      'six months for a yearly tenant. Where a fixed term has simply run out, no notice to ' +
      'quit is needed.',
  },
  {
    type: 'paragraph',
    text:
      "After that comes a seven-day notice of the owner's intention to apply to court to " +
      'recover possession. Only the court can then order a tenant out. Removing the roof, ' +
      'locking the gate, cutting light or water or sending boys to throw out property is not ' +
      'lawful, however late the rent is. A tenant who owes should also know that waiting in ' +
      'silence makes things worse. Speak early and offer a plan in writing.',
  },
  { type: 'heading', text: 'How Abuja differs' },
  {
    type: 'paragraph',
    text:
      'In the FCT, the main law on getting a house back is the Recovery of Premises Act. Its ' +
      'steps look familiar: a notice to quit whose length depends on the tenancy if nothing ' +
      'was agreed, up to half a year for a yearly tenant, then a seven-day notice of ' +
      'intention to recover possession, then the court.',
  },
  {
    type: 'paragraph',
    text:
      'What Abuja does not have is the same simple limit on advance rent that Lagos has. ' +
      'Landlords may ask for a year and sometimes more, and several proposals to change this ' +
      'have been discussed. Until one becomes law, your protection is negotiation and a ' +
      'clear agreement. Ask for six-monthly payment if that suits your income. The landlord ' +
      'can only say no.',
  },
  { type: 'heading', text: 'What may change' },
  {
    type: 'paragraph',
    text:
      'In 2025 the Lagos House of Assembly took up a Bill to replace the 2011 Law. As ' +
      'reported, it would cover the whole State, limit agency fees, require agents to be ' +
      'registered, tell agents to pass rent to the landlord within a few days, and make ' +
      'court cases faster. Early in 2026 it was still being debated. Before you rely on ' +
      "either the old rule or the new one, ask a lawyer or the State's Ministry of Justice " +
      'whether the Bill has been signed.',
  },
  {
    type: 'paragraph',
    text:
      "Lagos also offers free help. The Citizens' Mediation Centre settles many landlord and " +
      'tenant quarrels without court, and the Office of the Public Defender helps people who ' +
      'cannot pay a lawyer. In Abuja and other places, the Legal Aid Council may assist ' +
      'those who qualify.',
  },
  { type: 'heading', text: 'Five lines to add to any agreement' },
  {
    type: 'paragraph',
    text:
      'First, the exact rent, the date it starts and the date it ends. Second, how much ' +
      'notice each side will give. Third, who repairs what: usually the landlord for ' +
      'structure, roof and main pipes, the tenant for daily wear. Fourth, how the caution ' +
      'deposit will be held and within how many days it will be returned. Fifth, an account ' +
      'of service charge at least every six months.',
  },
  {
    type: 'paragraph',
    text:
      'None of these lines is an insult. They protect the good landlord as much as the good ' +
      'tenant. When two people agree clearly at the beginning, they rarely need this article ' +
      'at the end.',
  },
];
