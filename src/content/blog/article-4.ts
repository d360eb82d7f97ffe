import type { BlogBlock } from './article';

/** Body of article 4: How to Spot a Property Scam Before Your Money Leaves. */
export const ARTICLE_4_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'How the trick usually works' },
  {
    type: 'paragraph',
    text:
      'Property fraud in Nigeria rarely needs clever technology. It needs a good photo, a ' +
      'low price and a hurried victim. Somebody copies pictures of a clean flat, advertises ' +
      'it below what the street normally costs, and tells each caller that five people are ' +
      'coming to pay today. The fear of losing the house does the rest of the work.',
  },
  {
    type: 'paragraph',
    text:
      'Another common form involves a real house and a false owner. A person with keys, ' +
      'perhaps a former tenant, a caretaker or a short-stay guest, shows the flat to many ' +
      "people and collects a full year's rent from each of them. On moving day several " +
      'families arrive with several trucks. With land, the same plot is sold again and again ' +
      'with photocopied papers.',
  },
  { type: 'heading', text: 'Price and hurry' },
  {
    type: 'paragraph',
    text:
      'Compare the price with at least five similar homes in the same area. A bargain of a ' +
      'little below the others is possible. A home at half the usual rent is a question, not ' +
      'a blessing. Ask why, and listen to whether the answer can be checked.',
  },
  {
    type: 'paragraph',
    text:
      'Any demand for money before you have seen the inside should end the conversation. ' +
      'That includes commitment fees to hold the house, fees to register your interest, and ' +
      'transport for an owner who is always travelling. An honest agent may be busy, but he ' +
      'does not become angry because you want to inspect first.',
  },
  { type: 'heading', text: 'The person and the owner' },
  {
    type: 'paragraph',
    text:
      'Ask the agent for full name, office address and registration. In Lagos, agents must ' +
      "be registered with the State's real estate regulator, LASRERA, and you can ask the " +
      'agency to confirm. An agency that is a company will have a number at the Corporate ' +
      'Affairs Commission, which anyone can search online. On Gida, a Verified Agent badge ' +
      'means the business sent us its documents and we approved the account. It does not ' +
      'mean we have inspected each home, so keep your eyes open all the same.',
  },
  {
    type: 'paragraph',
    text:
      'Then find the owner. Ask for a document that connects the landlord to the property: a ' +
      'C of O, a registered deed, a survey plan in the same name, a Land Use Charge bill or ' +
      'an electricity bill for that address. See an identity card that matches. If somebody ' +
      'else is signing, ask for a written letter of authority or a registered Power of ' +
      'Attorney, and speak to the owner yourself by video.',
  },
  { type: 'heading', text: 'The papers and the messages' },
  {
    type: 'paragraph',
    text:
      'Forged documents look fine on a phone screen. Ask for a copy you can take to the ' +
      'registry, and let your lawyer do the search. Be slow when the seller says the ' +
      'originals are with the bank, with a brother abroad or with a lawyer who cannot be ' +
      'named. Sometimes this is true. Then the bank, the brother or the lawyer can also be ' +
      'called.',
  },
  {
    type: 'paragraph',
    text:
      'Read the messages with care. Warning signs include a number that only accepts chats, ' +
      'refusal to call, changing account names, pressure to leave the app and talk ' +
      'elsewhere, and a story that gets longer each time you ask something simple. Search ' +
      'the photos with any picture search tool. If the same kitchen appears in another city, ' +
      'you have your answer.',
  },
  { type: 'heading', text: 'How to pay with peace' },
  {
    type: 'paragraph',
    text:
      'Pay by bank transfer to an account in the name of the landlord, the agency or the law ' +
      'firm, after you have inspected and agreed the terms in writing. Put the address and ' +
      'the purpose in the narration. Cash leaves no trail, and under the Money Laundering ' +
      '(Prevention and Prohibition) Act 2022 an individual may not pay or receive more than ' +
      '₦5,000,000 in cash outside a financial institution. For a purchase, let the money ' +
      'pass through your lawyer and be released in stages: after the search, at signing, and ' +
      'when you receive possession.',
  },
  {
    type: 'paragraph',
    text:
      'Never share your card number, PIN, one-time code or bank login with anybody. No ' +
      'agent, and nobody at Gida, needs them to show you a house.',
  },
  { type: 'heading', text: 'If it has already happened' },
  {
    type: 'paragraph',
    text:
      "Do not be ashamed, and do not wait. Call your bank's fraud desk at once, with the " +
      'amount, the time and the receiving account, and ask them to place a hold. Report to ' +
      'the nearest police station and, for larger sums or organised cases, to the EFCC. In ' +
      'Lagos you may also complain to LASRERA. Keep the chats, receipts, numbers and photos; ' +
      'delete nothing.',
  },
  {
    type: 'paragraph',
    text:
      'Tell us too. Write to hello@gida.example with the link and the details, so that we ' +
      'can look into the account and protect the next person. Before your next viewing, go ' +
      'through the Scam Detector under Helpful Tools. It has 25 simple questions and works ' +
      'without data once the app has been opened. Five quiet minutes with it can protect ' +
      'years of savings.',
  },
];
