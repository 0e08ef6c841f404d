import type { Prng } from '../../random/prng.js';

const STREETS = [
  'Main',
  'Oak',
  'Maple',
  'Cedar',
  'Washington',
  'Lake',
  'Hill',
  'Walnut',
  'Spring',
  'Ridge',
  'Church',
  'Park',
  'Mill',
  'River',
  'Sunset',
  'Franklin',
  'Jefferson',
  'Highland',
  'Forest',
  'Meadow',
  'Railroad',
  'Prospect',
  'Chestnut',
  'Willow',
  'Liberty',
  'Valley',
  'Orchard',
  'Commerce',
  'Industrial',
  'Harrison',
  'Linden',
  'Juniper',
  'Quarry',
  'Market',
  'Union',
  'Center',
] as const;
const KINDS = ['St', 'Ave', 'Rd', 'Blvd', 'Dr', 'Ln', 'Pkwy', 'Way'] as const;
const SIDES = ['', '', '', '', 'N ', 'S ', 'E ', 'W '] as const;

/** A house number and street that could be anywhere. */
export const streetAddress = (random: Prng): string =>
  `${random.int(12, 9899)} ${random.pick(SIDES)}${random.pick(STREETS)} ${random.pick(KINDS)}`;
