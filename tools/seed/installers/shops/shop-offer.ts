import { type Cents, cents } from '@simpletread/domain';
import type { Prng } from '../../random/prng.js';

/** The share of shops that offer each service of the partner checklist. */
const SERVICE_SHARES: readonly (readonly [service: string, share: number])[] = [
  ['air-conditioning', 0.45],
  ['alignments', 0.72],
  ['battery', 0.68],
  ['brakes', 0.78],
  ['tpms', 0.85],
  ['oil-changes', 0.7],
  ['tire-storage', 0.18],
  ['shuttle', 0.14],
  ['waiting-room', 0.88],
  ['wifi', 0.74],
];

const BADGE_SHARES: readonly (readonly [badge: string, share: number])[] = [
  ['bbb-member', 0.3],
  ['aaa-approved', 0.16],
  ['ase-certified', 0.52],
];

const chosen = (shares: readonly (readonly [string, number])[], random: Prng): readonly string[] =>
  shares.filter(([, share]) => random.chance(share)).map(([name]) => name);

export const shopServices = (random: Prng): readonly string[] => chosen(SERVICE_SHARES, random);
export const shopBadges = (random: Prng): readonly string[] => chosen(BADGE_SHARES, random);

/** Most expensive where living is; thousandths of a dollar would be false precision. */
const EXPENSIVE_STATES: ReadonlySet<string> = new Set([
  'AK',
  'CA',
  'CT',
  'DC',
  'HI',
  'MA',
  'MD',
  'NJ',
  'NY',
  'WA',
]);
const HALF_DOLLARS = 50;

/** Returns the shop's price for mounting and balancing one tire: $15 to $24, in half dollars. */
export const installPrice = (state: string, random: Prng): Cents => {
  const middle = EXPENSIVE_STATES.has(state) ? 20.5 : 18.5;
  const dollars = Math.min(24, Math.max(15, random.normal(middle, 1.9)));
  return cents(Math.round((dollars * 100) / HALF_DOLLARS) * HALF_DOLLARS);
};
