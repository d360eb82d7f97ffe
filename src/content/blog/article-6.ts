import type { BlogBlock } from './article';

/** Body of article 6: Light First: How Power Is Changing What Tenants Ask For. */
export const ARTICLE_6_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'The first question has changed' },
  {
    type: 'paragraph',
    text:
      'Not long ago, a house hunter asked about the number of rooms, then the rent, then the ' +
      'road. Today many people ask about light first. Work has moved into the home, fuel has ' +
      'become a heavy part of the monthly budget, and a flat with steady power can be worth ' +
      'more to a family than a bigger one without it. Landlords and agents who answer the ' +
      'question clearly find good tenants faster.',
  },
  {
    type: 'paragraph',
    text:
      'This article explains the words you will hear, so that you can compare two homes ' +
      'fairly.',
  },
  { type: 'heading', text: 'Bands, meters and hours' },
  {
    type: 'paragraph',
    text:
      'Electricity customers are placed in service bands. Band A is meant to have at least ' +
      '20 hours of supply a day, Band B 16, Band C 12, Band D 8 and Band E 4. The higher the ' +
      'band, the higher the price of each unit. A Band A address can therefore be ' +
      'comfortable and expensive at once. Ask for the band of the feeder that serves the ' +
      'street, and then ask the neighbours what they actually receive. The promise and the ' +
      'street do not always agree.',
  },
  {
    type: 'paragraph',
    text:
      'A prepaid meter lets you pay for what you use and nothing more. Before you sign, see ' +
      'the meter, note its number and confirm that it serves only your flat. Ask for the ' +
      'last two or three tokens bought, with the dates. That small history tells you more ' +
      'about your future bill than any speech.',
  },
  {
    type: 'paragraph',
    text:
      'If there is no meter, you may be billed by estimate. The rules put a limit on what ' +
      'unmetered customers can be charged each month, and you can complain if the bill goes ' +
      'above it. Ask the distribution company whether a meter has been applied for, in whose ' +
      'name, and when it is expected.',
  },
  { type: 'heading', text: 'Old debts are not yours' },
  {
    type: 'paragraph',
    text:
      'Sometimes a new tenant buys a token and finds that part of the money went to an old ' +
      "debt. The national regulator, NERC, has told customers that a landlord's or former " +
      "tenant's bill should not be forced on a new tenant. Even so, prevention is sweeter. " +
      'Ask the landlord for a statement from the distribution company showing a zero ' +
      'balance, and write in the agreement that any debt from before your first day is the ' +
      "landlord's.",
  },
  {
    type: 'paragraph',
    text:
      'Take a photo of the meter display on the day you move in and on the day you leave. If ' +
      "a dispute comes, write first to the distribution company's customer unit. The next " +
      'step is NERC or, in states that now regulate their own electricity under the ' +
      'Electricity Act 2023, the state commission.',
  },
  { type: 'heading', text: 'Generators and the service charge' },
  {
    type: 'paragraph',
    text:
      'In estates and serviced buildings, shared power is often the largest part of the ' +
      'service charge. Ask three things: which hours the generator runs, whether each flat ' +
      'has its own meter for generator power, and how the price per unit is fixed. A flat ' +
      'monthly charge sounds simple, but it means the person with one fan is helping to pay ' +
      'for the neighbour with four air conditioners.',
  },
  {
    type: 'paragraph',
    text:
      'When diesel rises, so does the bill. Ask to see the last service charge account. A ' +
      'well-run estate will show the budget, what came in, what was spent and what remains. ' +
      'Where the Lagos Tenancy Law applies, tenants may ask for a written account at least ' +
      'every six months. You can also use the Service Charge Estimator under Helpful Tools ' +
      'to get a rough idea for the type of home, area and amenities you have in mind. Its ' +
      'answer is an estimate to start the conversation, not a bill.',
  },
  { type: 'heading', text: 'Solar joins the conversation' },
  {
    type: 'paragraph',
    text:
      'Panels and batteries are becoming a normal part of adverts. Before you pay extra, ' +
      "learn what the system can carry and for how long. 'Solar flat' may mean lights and a " +
      'television, or it may mean a freezer and a pump. Ask for the size of the inverter, ' +
      'the size and age of the batteries, who maintains them and who replaces them when they ' +
      'become weak.',
  },
  {
    type: 'paragraph',
    text:
      "If you want to install your own system in a rented home, get the landlord's written " +
      'consent first. Agree where the panels will sit, who is responsible for leaks in the ' +
      'roof, and that you may take the equipment with you when you leave. For landlords, a ' +
      'modest shared system for lights, pump and security can reduce noise, complaints and ' +
      'empty months.',
  },
  { type: 'heading', text: 'What to write in a listing' },
  {
    type: 'paragraph',
    text:
      'If you are listing a home, say the band, the type of meter, the usual hours of ' +
      'supply, the generator schedule and what the service charge covers. Be exact and be ' +
      "modest. 'About 14 hours a day in the last month, prepaid meter, generator 7 pm to 11 " +
      "pm' will bring fewer calls than 'constant light', but they will be calls from people " +
      'who stay after inspection. That is the direction in which our market is moving, ' +
      'slowly and for the better: fewer sweet words, more facts.',
  },
];
