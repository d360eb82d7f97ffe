import { expect, test } from 'vitest';
import { placeBeingTyped } from '../../src/domain/search/place/place-being-typed';
import { knownPart } from '../../src/domain/search/place/known-part';
import { placesNamed } from '../../src/domain/search/place/places-named';

test.each([
  ['Yaba or Surulere', ['Yaba', 'Surulere']],
  ['Yaba, Surulere or Ikeja', ['Yaba', 'Surulere', 'Ikeja']],
  ['Yaba and Surulere', ['Yaba', 'Surulere']],
  ['Yaba/Surulere', ['Yaba', 'Surulere']],
  ['between Ikeja and Yaba', ['Ikeja', 'Yaba']],
  ['btw Ikeja & Yaba', ['Ikeja', 'Yaba']],
  ['between Bread and Butter', ['between Bread and Butter']],
  ['Yaba, Lagos or Wuse 2, Abuja', ['Yaba, Lagos', 'Wuse 2, Abuja']],
  ['Ikeje or Yaba', ['Ikeje', 'Yaba']],
  ['Yaba', ['Yaba']],
  ['Yaba, Lagos', ['Yaba, Lagos']],
  ['V/I', ['V/I']],
  ['V/I or Ikoyi', ['V/I', 'Ikoyi']],
  ['Prince and Princess Estate', ['Prince and Princess Estate']],
  ['Bread or Butter Close', ['Bread or Butter Close']],
  ['ikeja, ogba, agege', ['ikeja', 'ogba', 'agege']],
  ['Yaba, Surulere', ['Yaba', 'Surulere']],
  ['Ikate, Lekki', ['Ikate, Lekki']],
  ['Ikate, Lekki, Ikeja', ['Ikate, Lekki', 'Ikeja']],
  ['Ikate, Lekki or Yaba', ['Ikate, Lekki', 'Yaba']],
  ['Ogba, Ikeja, Lagos', ['Ogba', 'Ikeja, Lagos']],
  ['Wuse 2, Abuja', ['Wuse 2, Abuja']],
  ['12 Allen Avenue, Ikeja', ['12 Allen Avenue, Ikeja']],
  ['GRA, Ikeja', ['GRA, Ikeja']],
  // A Maryland that nobody knows is in Nsukka.
  ['Maryland, Nsukka', ['Maryland, Nsukka']],
  ['the island', ['Lekki', 'Victoria Island', 'Ikoyi', 'Ajah']],
  ['mainland', ['Ikeja', 'Yaba', 'Surulere', 'Gbagada', 'Maryland', 'Ogba']],
  ['Lagos Island', ['Lagos Island']],
])('[HOME-9] the places of %s', (text, places) => expect(placesNamed(text)).toEqual(places));

test.each([
  ['3 bedroom flat in lek', ['3 bedroom flat in ', 'lek', '']],
  ['lek', ['', 'lek', '']],
  ['Lek 3 bedroom flat under 2m', ['', 'Lek', ' 3 bedroom flat under 2m']],
  ['Yaba or Sur', ['Yaba or ', 'Sur', '']],
  ['2 bed in Yaba or Sur', ['2 bed in Yaba or ', 'Sur', '']],
  ['3 bedroom flat', ['3 bedroom flat', '', '']],
])('[HOME-3] the place that is being typed in %s', (text, [before, place, after]) =>
  expect(placeBeingTyped(text)).toEqual({ before, place, after }),
);

test.each([
  ['pet friendly yaba', 'Yaba'],
  ['yaba close lagoon', 'Yaba'],
  ['lekki epe expressway', 'Lekki'],
  ['adeniyi jones ikeja', 'Adeniyi Jones'],
  ['12 Admiralty Way, Lekki Phase 1', 'Lekki Phase 1'],
  ['vi quiet', 'Victoria Island'],
  ['ogba around', 'Ogba'],
  // Each city has one.
  ['quiet gra', null],
  ['Gbawenko market', null],
  ['', null],
])('[RES-6] the known place in %s', (text, place) => expect(knownPart(text)).toBe(place));
