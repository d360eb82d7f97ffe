import type { BlogBlock } from './article';

/** Body of article 10: How to Write a Listing That Brings Honest Callers. */
export const ARTICLE_10_CONTENT: BlogBlock[] = [
  { type: 'heading', text: "Good listings save everybody's time" },
  {
    type: 'paragraph',
    text:
      'An agent in Nigeria can spend whole days on the road with people who were never going ' +
      'to rent. Often the advert caused it. The price was missing, the photos were dark, the ' +
      'service charge came as a surprise at the gate. A clear listing brings fewer callers, ' +
      'but they are the right ones. Here is how to write it, whether you are an agency with ' +
      '50 homes or a landlord with one.',
  },
  { type: 'heading', text: 'Begin with permission and proof' },
  {
    type: 'paragraph',
    text:
      'List only what you have authority to list. Ask the owner for a short letter or a ' +
      'message that names the property, the price and the fee you may charge, and see a ' +
      'document that links the owner to the house. If another agent already has the same ' +
      'home on Gida, speak to them before you add it again. Duplicate listings confuse ' +
      'seekers, and we may remove them.',
  },
  {
    type: 'paragraph',
    text:
      'Keep your own papers in order as well. In Lagos, practitioners register with LASRERA. ' +
      'Real estate businesses are also expected to register with SCUML, the ' +
      'anti-money-laundering unit, and to know who their clients are. Having these ready ' +
      'makes approval and every later question easy. New agent accounts on Gida are reviewed ' +
      'before they can log in, which takes up to four days.',
  },
  { type: 'heading', text: 'Photos that tell the truth' },
  {
    type: 'paragraph',
    text:
      'You may add up to 10 photos to a property. Use them well. Take the outside from the ' +
      'street, the sitting room, the kitchen, each type of bedroom, the bathroom, the ' +
      'compound, the parking, the meter and the water tank. Shoot in daylight, with lights ' +
      'on and curtains open, holding the phone sideways at chest height. Clean the lens; ' +
      'most bad property photos are only dirty glass.',
  },
  {
    type: 'paragraph',
    text:
      'Put the best photo first and the plain ones after. Do not borrow pictures from a show ' +
      'flat, and do not stretch a room with heavy editing. The seeker will see the real one ' +
      'within days, and your name will be attached to the disappointment. Leave people, ' +
      'number plates and family pictures out of the frame.',
  },
  { type: 'heading', text: 'Say the whole price' },
  {
    type: 'paragraph',
    text:
      'Write the yearly rent or the sale price in figures. Then state the agency fee, the ' +
      'legal fee, the caution deposit and the service charge, and say what the service ' +
      'charge covers. If the landlord will accept payment in two parts, say so, because many ' +
      'good tenants are paid monthly.',
  },
  {
    type: 'paragraph',
    text:
      "As an illustration: 'Rent ₦1,800,000 per year. Agency 10%, legal 5%, caution deposit " +
      '₦150,000, service charge ₦240,000 per year for security, cleaning and pumped water. ' +
      "Diesel is billed by meter.' In four short lines a seeker knows whether to call. " +
      'Nobody will shout at you on inspection day.',
  },
  { type: 'heading', text: 'Write like a neighbour' },
  {
    type: 'paragraph',
    text:
      'Start with the three facts that matter most to the person you want. For a young ' +
      'worker it may be the walk to the bus stop, the meter and the network. For a family it ' +
      'may be the school run, the water and the gate. Then describe the home room by room in ' +
      "plain words. Leave out 'luxury' and 'tastefully finished'; everybody writes them and " +
      'nobody believes them.',
  },
  {
    type: 'paragraph',
    text:
      "Mention weaknesses with respect. 'Second floor, no lift' or 'access road is not " +
      "tarred yet' will send away people who would have left anyway, and it makes the rest " +
      'of your text believable. Put the pin on the map where the gate really is. For land, ' +
      'give the size, the type of title and the survey status, and never write C of O when ' +
      'what exists is an application.',
  },
  { type: 'heading', text: 'Work where there is no network' },
  {
    type: 'paragraph',
    text:
      'Many sites have no signal. You can write a listing, add photos and save it as a draft ' +
      'on your phone while you stand in the compound. Gida keeps the draft even if the tab ' +
      'closes, and what you publish without network waits in the Outbox and is sent by ' +
      'itself when the connection returns. The label on each item tells you whether it is ' +
      'saved on this phone, sending or sent.',
  },
  { type: 'heading', text: 'After you publish' },
  {
    type: 'paragraph',
    text:
      'Some listings are checked before they appear, and this may take up to 24 hours. ' +
      'Answer the first messages quickly and in full; the same five questions will come ' +
      'again, so add the answers to the description. Confirm inspections the evening before. ' +
      "When a home is taken, remove it the same day. Few things spoil an agent's name like a " +
      "house that is always 'just gone'.",
  },
  {
    type: 'paragraph',
    text:
      'Use boosts for homes that are ready: price agreed, photos complete, keys in your ' +
      'hand. Look at your analytics after a week. Many views with few messages usually means ' +
      'the price or the photos need work. Many messages with few inspections means the ' +
      'description left a question open. Change one thing, wait a few days and look again. ' +
      'Patience, too, is part of the trade.',
  },
];
