import { DAY_MS } from '../dates/milliseconds';
import type { BoostPackage } from '../../contract/plan/boost';

/** How long a boost runs, in days and milliseconds. */
export const BOOST_DAYS = 30;
export const BOOST_MS = BOOST_DAYS * DAY_MS;

/** Boosts a new agent begins with. */
export const INITIAL_BOOSTS = 3;

const runs = `Each boost runs ${BOOST_DAYS} days`;

/** The packs of boosts for sale, in naira. */
export const BOOST_PACKAGES: readonly BoostPackage[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 2000,
    quantity: 3,
    recommended: false,
    features: ['3 boosts', runs],
  },
  {
    id: 'standard',
    name: 'Standard',
    price: 3500,
    quantity: 5,
    recommended: false,
    features: ['5 boosts', runs],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: 10_000,
    quantity: 15,
    recommended: true,
    features: ['15 boosts', runs],
  },
];
