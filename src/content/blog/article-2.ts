import type { BlogBlock } from './article';

/** Body of article 2: The Inspection Checklist Before You Pay Rent. */
export const ARTICLE_2_CONTENT: BlogBlock[] = [
  { type: 'heading', text: 'Go prepared, and do not hurry' },
  {
    type: 'paragraph',
    text:
      'A viewing often lasts ten minutes, with an agent looking at his watch and another ' +
      'interested person waiting by the gate. Yet you may live with the result for years. ' +
      'Give yourself half an hour, wear shoes that can enter mud, and carry a charged phone, ' +
      'a phone charger for testing sockets and a small torch. If you can, bring a friend who ' +
      'does not fall in love with tiles.',
  },
  {
    type: 'paragraph',
    text:
      'Go in daylight first. Then pass by again at night and, if possible, after heavy rain. ' +
      'A street that is calm at noon can have a loud bar at ten in the evening, no street ' +
      'light, or a gate that locks before you close from work.',
  },
  { type: 'heading', text: 'Begin outside' },
  {
    type: 'paragraph',
    text:
      'Look at the road, the gutter and the ground level of the compound. If the compound is ' +
      'lower than the road, water will visit. Check the outside walls and the fence for a ' +
      'straight brown or grey line. That is often a flood mark, and fresh paint only at the ' +
      'bottom of a wall may be hiding one. Look at the neighbours too: raised doorsteps and ' +
      'sandbags are honest witnesses.',
  },
  {
    type: 'paragraph',
    text:
      'Ask the security man, the woman selling provisions or the mechanic on the corner how ' +
      'the area behaves in July and in September. People who are not collecting commission ' +
      'usually say the truth. Note how far the nearest bus stop is on foot, and whether a ' +
      'car can still reach the gate when the rains come.',
  },
  { type: 'heading', text: 'Walls, roof and doors' },
  {
    type: 'paragraph',
    text:
      'Inside, look up before you look around. Brown rings on the ceiling mean the roof or ' +
      'an upstairs bathroom has leaked. Touch the lower part of the walls: dampness, peeling ' +
      'paint or white powder points to water coming up from the ground. Hairline cracks are ' +
      'common. A wide crack that runs diagonally from the corner of a door or a window is a ' +
      'reason to ask a builder.',
  },
  {
    type: 'paragraph',
    text:
      'Open and close every door and window. Check the burglary bars, and make sure at least ' +
      'one can be opened from inside in case of fire. Look for mosquito nets, working locks ' +
      'and a proper key for each door. Plan to change the main lock when you move in, ' +
      'whoever had the house before you.',
  },
  { type: 'heading', text: 'Water' },
  {
    type: 'paragraph',
    text:
      'Turn on the taps in the kitchen and in every bathroom. Let the water run for two ' +
      'minutes and look at its colour. Flush each toilet and watch whether the water drains ' +
      'quickly. Ask where the water comes from, whether there is treatment, who pays for ' +
      'pumping and how often it has stopped this year. See the tank yourself, and count how ' +
      'many flats share it.',
  },
  {
    type: 'paragraph',
    text:
      'Find the soakaway and the septic tank. If they sit very close to the borehole or the ' +
      'well, that is a health question, not a small matter. A bad smell near the drain in ' +
      'the dry season will not improve in the wet one.',
  },
  { type: 'heading', text: 'Light and the meter' },
  {
    type: 'paragraph',
    text:
      'Ask to see the meter that serves your flat and only your flat. Write down the meter ' +
      'number and look at the display. A shared meter brings monthly arguments. If there is ' +
      'no meter, ask how the bill is calculated and who has applied for one. Ask the ' +
      'neighbours how many hours of light they had last week, not what the area is supposed ' +
      'to get.',
  },
  {
    type: 'paragraph',
    text:
      'Test a few sockets and switches. Look at the distribution board: burnt marks, loose ' +
      'wires or tape are warnings. If a generator or an inverter is part of the offer, hear ' +
      'it running, and ask who buys fuel and at what times it works.',
  },
  { type: 'heading', text: 'Network, noise and neighbours' },
  {
    type: 'paragraph',
    text:
      'Make a short call in the bedroom and load a page in the sitting room. Stand still and ' +
      'listen for generators, a church or mosque loudspeaker, a school, a workshop. None of ' +
      'these is wrong, but you should choose them with open eyes. Count the parking spaces ' +
      'and ask which one is yours in writing.',
  },
  { type: 'heading', text: 'Keep a record' },
  {
    type: 'paragraph',
    text:
      'Take photos and a short video of everything, including faults, and send them to ' +
      'yourself so that they carry a date. Read the rules about pets, visitors, businesses ' +
      'and short stays. Then list the repairs you want before you pay, agree a date, and let ' +
      'the list be part of the agreement. A promise that was only spoken tends to leave with ' +
      'the agent.',
  },
  {
    type: 'paragraph',
    text:
      'A home you save on Gida stays on your phone, so you can compare the advert with what ' +
      'you see even where there is no signal. If the rooms, the size or the price do not ' +
      'match, tell the agent and write to us at hello@gida.example. Walking away from a home ' +
      'that looks nice and feels wrong is not a loss. It is the cheapest repair you will ' +
      'ever make.',
  },
];
