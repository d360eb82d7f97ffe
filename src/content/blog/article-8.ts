import type { BlogBlock } from './article';

/** Body of article 8: Reading an Area: Price, Travel and Water. */
export const ARTICLE_8_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'A price is a question, not an answer' },
  {
    type: 'paragraph',
    text:
      'Two flats can carry the same rent and cost very different lives. One is near the ' +
      'office, drains well and shares a fair service charge. The other needs two hours of ' +
      'traffic each way, a bucket during the rains and a generator every night. The advert ' +
      'shows the same number for both. This guide will help you read what stands behind the ' +
      'number, whether you are choosing between Yaba and Gbagada, Ajah and Ikeja, or Wuse ' +
      'and Lugbe.',
  },
  { type: 'heading', text: 'Asking price and agreed price' },
  {
    type: 'paragraph',
    text:
      'The figure in an advert is what the owner hopes for. The figure in the agreement is ' +
      'what somebody accepted. They are often different, and the difference is larger when a ' +
      'home has been empty for months. So look at the date a listing was added, and at ' +
      'whether the same home has appeared again at a lower figure. Ask two agents who do not ' +
      'know each other what the last similar home on that street was let or sold for.',
  },
  {
    type: 'paragraph',
    text:
      'Compare like with like. Three bedrooms in an old walk-up block and three bedrooms in ' +
      'a gated terrace are not the same product. Where the size is given, divide the price ' +
      'by the square metres. As an illustration, a flat of 100 square metres at ₦3,000,000 a ' +
      'year is ₦30,000 per square metre, and one of 75 square metres at ₦2,700,000 is ' +
      '₦36,000. The second is cheaper in total and dearer for the space.',
  },
  { type: 'heading', text: 'Add the costs that do not show' },
  {
    type: 'paragraph',
    text:
      'Make a small table for each home you like. Put in rent, service charge, an honest ' +
      'guess for power and water, and transport for everyone in the house. If one home saves ' +
      '₦400,000 in rent but adds ₦50,000 to transport every month, it costs ₦200,000 more in ' +
      'the year and takes your evenings as well.',
  },
  {
    type: 'paragraph',
    text:
      'For a purchase, add legal fees, agency, survey, consent and registration charges, and ' +
      'the first repairs. Check the Land Use Charge or ground rent, and whether the estate ' +
      'collects an infrastructure or development levy from every new owner. These levies can ' +
      'be large, and they are easy to forget because nobody prints them on a signboard.',
  },
  { type: 'heading', text: 'Follow the water' },
  {
    type: 'paragraph',
    text:
      'In Lagos, Port Harcourt, Warri and many riverside towns, water decides value more ' +
      'than paint does. Visit in the rains if you can. When the season is dry, read the ' +
      'signs: lines on walls and fences, rust low down on gates, raised foundations, blocked ' +
      'gutters, sand at the doorsteps, and new blocks added to the bottom of a fence.',
  },
  {
    type: 'paragraph',
    text:
      'Look at the map as well. Find the nearest canal, swamp or lagoon and ask which way ' +
      'water leaves the street. States keep setbacks along drainage channels, and buildings ' +
      'inside them can be marked for removal, even when people have lived there for years. ' +
      'If a plot is beside a channel, ask the ministry in charge of drainage for a written ' +
      "answer. Nigeria's hydrological agency, NIHSA, publishes a flood outlook each year, " +
      'and the meteorological agency, NiMet, a seasonal forecast. Both are free to read.',
  },
  { type: 'heading', text: 'Roads, rails and promises' },
  {
    type: 'paragraph',
    text:
      'A planned road, bridge, rail stop or airport can lift an area. It can also stay on ' +
      'paper for a decade, or pass straight through the plot you are buying. Treat what is ' +
      'already built as fact, what is under construction as hope, and what is only announced ' +
      "as conversation. Pay today for today's access. Before buying close to any planned " +
      'route, chart the survey and ask whether the land is within the right of way.',
  },
  {
    type: 'paragraph',
    text:
      'Test the journey yourself on a working day at seven in the morning. Ask about toll ' +
      'points, the nearest health centre and fire station, the school run and the last bus ' +
      'home. If you will depend on keke or okada, find out whether they are allowed on that ' +
      'road.',
  },
  { type: 'heading', text: 'Make a decision you can explain' },
  {
    type: 'paragraph',
    text:
      'Choose three areas, not one, and view at least two homes in each. On Gida you can ' +
      'save homes from different areas and open them side by side, even where there is no ' +
      'network, because what you saved stays on your phone. Create an alert for each area ' +
      'and watch it for a few weeks. You will begin to feel what is normal there and what is ' +
      'only loud.',
  },
  {
    type: 'paragraph',
    text:
      'Then write one honest paragraph: we are choosing this place because of these three ' +
      'things, and we accept these two weaknesses. If you cannot write it, keep looking. If ' +
      'you can, you will negotiate with a calm mind, because you know which parts of the ' +
      'price you are happy to pay for and which parts you are not.',
  },
];
