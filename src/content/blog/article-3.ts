import type { BlogBlock } from './article';

/** Body of article 3: C of O, Governor's Consent and Excision in Plain English. */
export const ARTICLE_3_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'Why the paper matters more than the view' },
  {
    type: 'paragraph',
    text:
      'Under the Land Use Act of 1978, the land in each state is held by the Governor in ' +
      'trust for the people, and in the Federal Capital Territory by the Federal Government ' +
      'through the Minister. What we call owning land is, in law, a right to occupy it, ' +
      'normally for up to 99 years. Every document below is about proving that right, ' +
      'passing it on, or finding out whether it can be given at all.',
  },
  {
    type: 'paragraph',
    text:
      "Many sad stories begin with the sentence 'the papers are complete'. Ask which papers, " +
      'ask for copies, and let a property lawyer and a registered surveyor read them before ' +
      'you pay. Here is what each one means.',
  },
  { type: 'heading', text: 'Survey plan' },
  {
    type: 'paragraph',
    text:
      'A survey plan shows the shape, the size and the exact coordinates of the land, signed ' +
      'by a registered surveyor. It tells you where the land is. It does not tell you who ' +
      'owns it. Take the coordinates to the Office of the Surveyor General of the state for ' +
      'charting. The answer will show whether the land is free, whether it lies inside land ' +
      "the government has acquired, and whether it overlaps another person's plan.",
  },
  {
    type: 'paragraph',
    text:
      'If the answer is committed acquisition, the government has a purpose for that land, ' +
      'such as a road or a scheme. No discount is large enough for that risk.',
  },
  { type: 'heading', text: 'Excision and gazette' },
  {
    type: 'paragraph',
    text:
      'In Lagos, large areas were acquired by government long ago. When part of such land is ' +
      'released back to a village or family, that release is called an excision. The ' +
      'official publication that records it is the gazette. Only land inside the boundaries ' +
      'described in the gazette has been released.',
  },
  {
    type: 'paragraph',
    text:
      "Two warnings. 'Excision in progress' means there is a file, not a release, and many " +
      'files never finish. And an excision gives the community something it can pass on; it ' +
      'does not by itself make you the registered owner of your plot. You still need your ' +
      'own deed and your own consent or certificate.',
  },
  { type: 'heading', text: "C of O and Governor's Consent" },
  {
    type: 'paragraph',
    text:
      "A Certificate of Occupancy, C of O, is the government's own certificate that a named " +
      'person or company holds the right to a piece of land, on stated terms and for a ' +
      "stated time. It is normally given once for that land. If the seller's name is on the " +
      'C of O, you do not need a second one.',
  },
  {
    type: 'paragraph',
    text:
      "What you need is Governor's Consent. Section 22 of the Land Use Act says the holder " +
      'may not assign, mortgage or sublet such land without the consent of the Governor. ' +
      'When you buy, your lawyer prepares the deed, applies for consent, pays the charges ' +
      'and registers it. In Lagos these charges have in recent years come to about 3% of the ' +
      'value the State assesses, plus smaller fees. Ask for the current figure, and agree in ' +
      'writing who will pay.',
  },
  {
    type: 'paragraph',
    text:
      'In Abuja the first paper is often a Right of Occupancy, R of O, followed by the C of ' +
      'O. The registry is the Abuja Geographic Information Systems, AGIS, and the consent ' +
      'comes from the Minister. Be careful with Area Council papers and with plots carved ' +
      'out of mass housing land: ask AGIS what can truly be registered.',
  },
  { type: 'heading', text: 'Deed of Assignment and family land' },
  {
    type: 'paragraph',
    text:
      'The Deed of Assignment is the document by which the seller passes the remaining right ' +
      'to you. It names both parties, describes the land, attaches the survey plan and ' +
      'states the price. It must be signed and witnessed, stamped and then registered. An ' +
      'unregistered deed in your drawer will struggle against a registered one.',
  },
  {
    type: 'paragraph',
    text:
      'If you are buying from a family, the head of the family and the principal members ' +
      'must sign together. A receipt from one smiling uncle is where many court cases start. ' +
      "Ask for the family's authority, and check that no judgment covers the land.",
  },
  {
    type: 'paragraph',
    text:
      'As for omonile who ask for foundation money, roofing money and fence money: the Lagos ' +
      'State Properties Protection Law 2016 makes forceful entry, threats and levies on ' +
      'construction work an offence, and there is a task force to report to. The Law still ' +
      'leaves room for a customary possession fee asked for under the authority of the ' +
      'family head. So settle every such fee with the family before you buy, write it into ' +
      'the deed or the receipt, and let it end there. Do not fight at the site. Record, ' +
      'leave and report.',
  },
  { type: 'heading', text: 'The search, step by step' },
  {
    type: 'paragraph',
    text:
      "First, collect copies of the title, the survey plan and the seller's identity. " +
      'Second, chart the survey. Third, let your lawyer search at the land registry, which ' +
      'in Lagos is at Alausa, to see the registered owner and any mortgage, caution or court ' +
      'note. Fourth, if the seller is a company, search the Corporate Affairs Commission and ' +
      'ask for a board resolution. Fifth, check the probate papers if the owner has died. ' +
      'Sixth, visit the land with the surveyor and talk to the neighbours.',
  },
  {
    type: 'paragraph',
    text:
      'Set money aside before you start. A search and a charting cost very little beside the ' +
      'price of land, and they are the only part of the whole journey that can save you all ' +
      'the rest.',
  },
];
