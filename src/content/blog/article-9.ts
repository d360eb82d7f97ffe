import type { BlogBlock } from './article';

/** Body of article 9: Buying Property From Abroad Without Losing Sleep. */
export const ARTICLE_9_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'Distance is the real risk' },
  {
    type: 'paragraph',
    text:
      'Thousands of kilometres, a different time zone and a good heart make a dangerous mix. ' +
      'Many Nigerians abroad have sent money for land that was never bought, for blocks that ' +
      "never arrived, or for a house that stands in another person's name. Most of these " +
      'losses did not begin with strangers. They began with trust that nobody checked.',
  },
  {
    type: 'paragraph',
    text:
      'You can buy safely from abroad. What you need is a process in which no single person ' +
      'can find the home, check the papers, receive the money and confirm the work. Separate ' +
      'those four jobs and most fraud has nowhere to stand.',
  },
  { type: 'heading', text: 'Choose your team first' },
  {
    type: 'paragraph',
    text:
      "Begin with a lawyer of your own, not the seller's and not the agent's. Confirm that " +
      'the person is enrolled as a legal practitioner in Nigeria, ask for a written fee and ' +
      'scope, and agree that search reports come directly to you. Next, a registered ' +
      'surveyor to chart the land and visit the site. For a building, add an engineer or an ' +
      'estate surveyor who has no connection with the developer.',
  },
  {
    type: 'paragraph',
    text:
      'Family can help by looking and listening. Let them visit, take videos and talk to ' +
      'neighbours. Do not place on them the duty to hold the money as well. It is a heavy ' +
      'burden, and it has spoiled many good relationships.',
  },
  { type: 'heading', text: 'Check the title before you admire the house' },
  {
    type: 'paragraph',
    text:
      'Ask for the title documents and the survey plan before a video tour, not after. Your ' +
      'lawyer should search at the land registry of the state, or at AGIS for Abuja, and ' +
      "your surveyor should chart the coordinates. For a developer's estate, ask for the " +
      'title of the whole land, the approved layout, the building permits and evidence of ' +
      'homes already handed over. Find out exactly what you will receive: a registered deed, ' +
      'a sublease, or only an allocation letter.',
  },
  {
    type: 'paragraph',
    text:
      "Offers such as 'C of O in view' or 'excision in progress' mean that you are being " +
      "asked to carry the seller's uncertainty. If you still want to go on, let the price " +
      'and the payment plan show that risk.',
  },
  { type: 'heading', text: 'Signing from another country' },
  {
    type: 'paragraph',
    text:
      'If you cannot travel, you may appoint an attorney through a Power of Attorney. Make ' +
      'it narrow: this property, these acts, this period. Sign it before a notary public or ' +
      'at the Nigerian embassy or high commission, as your lawyer advises, and let it be ' +
      'stamped and registered where required. Do not give a general power over everything ' +
      'you own.',
  },
  {
    type: 'paragraph',
    text:
      'Insist that the deed carries your own name, spelt as in your passport. If you hold ' +
      'another nationality, tell your lawyer early, because land owned by foreign nationals ' +
      'follows different rules in some states and your status as a Nigerian should be ' +
      'properly shown.',
  },
  { type: 'heading', text: 'Moving the money' },
  {
    type: 'paragraph',
    text:
      'Use banking channels from start to finish. The Central Bank introduced the ' +
      'Non-Resident Nigerian Ordinary Account and the Non-Resident Nigerian Investment ' +
      'Account from January 2025, so that Nigerians abroad can send and hold money at home, ' +
      'including for investment, with a clear record of where it came from. Keep every ' +
      'transfer advice. You may need it to show the source of funds, and later to send sale ' +
      'proceeds out lawfully.',
  },
  {
    type: 'paragraph',
    text:
      "Pay your lawyer's client account or the seller's own named account, in stages tied to " +
      'proof. As an illustration, for a home of ₦60,000,000 you might release ₦6,000,000 on ' +
      'a signed contract after a clean search, ₦48,000,000 at completion against the signed ' +
      'deed and original documents, and ₦6,000,000 when keys are delivered and defects are ' +
      'settled. For a building project, pay per stage after an independent person has ' +
      'certified the stage, never by the calendar.',
  },
  {
    type: 'paragraph',
    text:
      'If you need finance, ask about the National Housing Fund window for Nigerians in the ' +
      'diaspora and about lenders working with MREIF. Terms change, so ask for them in ' +
      'writing and compare the total cost in the currency you earn.',
  },
  { type: 'heading', text: 'After the keys' },
  {
    type: 'paragraph',
    text:
      "A home that nobody watches does not stay yours easily. Apply for Governor's Consent " +
      "or the Minister's consent and finish the registration. Fence bare land, put a clear " +
      'signboard, keep paying the Land Use Charge or ground rent, and let a neighbour or a ' +
      'manager visit monthly with dated photos. If you let the home, use a written ' +
      'management agreement that says how often you will get a statement, what repairs may ' +
      'be done without asking, and how much the manager keeps.',
  },
  {
    type: 'paragraph',
    text:
      'When a listing on Gida interests you, save it, message the agent through the app and ' +
      "ask for the title type and a live video walk, with today's date spoken on camera. " +
      'Everything you write waits on your phone if your connection drops and goes out by ' +
      'itself when it returns. Take your time. A seller with good papers will still have ' +
      'them next week.',
  },
];
