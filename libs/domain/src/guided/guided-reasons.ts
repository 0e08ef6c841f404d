import { type Cents, formatMoney, subtractCents } from '../money/index.js';
import type { GuidedAnswers, GuidedPriority } from './guided-answers.js';
import { winterSuitability } from './guided-suitability.js';
import type { GuidedTire } from './guided-tire.js';

/** Why a tire is recommended, or what speaks against it, in plain words made of its figures. */
export interface GuidedReason {
  readonly code: string;
  readonly text: string;
}

export interface GuidedReasons {
  readonly reasons: readonly GuidedReason[];
  readonly cautions: readonly GuidedReason[];
}

const one = (value: number): string => value.toFixed(1);
const miles = (value: number): string => `${value.toLocaleString('en-US')} miles`;

const placeOf = (
  tires: readonly GuidedTire[],
  value: number,
  valueOf: (tire: GuidedTire) => number | null,
): string => {
  const better = tires.filter((other) => (valueOf(other) ?? -1) > value).length;
  return better === 0 ? 'none here has more' : `${better} of ${tires.length} here have more`;
};

type Part = keyof NonNullable<GuidedTire['score']>;

const scoreReason = (
  code: string,
  words: string,
  part: Part,
  tire: GuidedTire,
  among: readonly GuidedTire[],
): GuidedReason[] => {
  const value = tire.score?.[part];
  if (value === undefined) return [];
  const place = placeOf(among, value, ({ score }) => score?.[part] ?? null);
  return [{ code, text: `${words} ${one(value)} of 10: ${place}` }];
};

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

const middlePrice = (tires: readonly GuidedTire[]): Cents =>
  median(tires.map(({ setPriceInCents }) => setPriceInCents)) as Cents;

const priceReason = (tire: GuidedTire, among: readonly GuidedTire[]): GuidedReason[] => {
  const middle = middlePrice(among);
  if (tire.setPriceInCents > middle) return [];
  const below = subtractCents(middle, tire.setPriceInCents);
  const place = below === 0 ? 'the middle of' : `${formatMoney(below)} below the middle of`;
  return [
    {
      code: 'price',
      text: `${formatMoney(tire.setPriceInCents)} for the set, ${place} ${among.length} that suit you`,
    },
  ];
};

const snowReason = (tire: GuidedTire): GuidedReason[] => {
  if (!tire.hasSnowflake) return [];
  const words =
    tire.categoryName === 'Winter'
      ? 'a winter tire with the severe snow mark (3PMSF)'
      : 'carries the severe snow mark (3PMSF)';
  return [{ code: 'snow', text: words.charAt(0).toUpperCase() + words.slice(1) }];
};

const reasonsFor = (
  priority: GuidedPriority,
  tire: GuidedTire,
  among: readonly GuidedTire[],
): GuidedReason[] => {
  switch (priority) {
    case 'price':
      return priceReason(tire, among);
    case 'long-life':
      return [
        ...(tire.warrantyMiles === null
          ? []
          : [{ code: 'warranty', text: `The maker stands for ${miles(tire.warrantyMiles)}` }]),
        ...scoreReason('long-life', 'Long lasting', 'longLasting', tire, among),
      ];
    case 'snow':
      return [...snowReason(tire), ...scoreReason('traction', 'Traction', 'traction', tire, among)];
    case 'wet':
      return scoreReason('traction', 'Traction', 'traction', tire, among);
    case 'handling':
      return scoreReason('handling', 'Handling', 'handling', tire, among);
    case 'durability':
      return scoreReason('durability', 'Durability', 'durability', tire, among);
  }
};

const WINTER_WORDS = {
  mild: 'where it hardly freezes',
  frosty: 'where it freezes now and then',
  snowy: 'in snowy winters',
} as const;
const SUITS_WELL = 0.85;
/** So much above the middle is worth a word. */
const DEAR = 1.25;

// In snow the mark says more than the category.
const weatherReason = (tire: GuidedTire, { winter }: GuidedAnswers): GuidedReason[] =>
  winterSuitability(tire, winter) < SUITS_WELL || (winter === 'snowy' && tire.hasSnowflake)
    ? []
    : [{ code: 'weather', text: `${tire.categoryName} tires are at home ${WINTER_WORDS[winter]}` }];

const cautionsOf = (
  tire: GuidedTire,
  { winter, priorities }: GuidedAnswers,
  among: readonly GuidedTire[],
): GuidedReason[] => {
  const middle = middlePrice(among);
  const isDear = tire.setPriceInCents > middle * DEAR;
  return [
    ...(winter === 'snowy' && !tire.hasSnowflake
      ? [{ code: 'noSnowflake', text: 'Lacks the severe snow mark: not for roads where it is required' }]
      : []),
    ...(winter !== 'snowy' && tire.categoryName === 'Winter'
      ? [{ code: 'winterOnly', text: 'Wears fast in warm months: for the cold season only' }]
      : []),
    ...(winter === 'frosty' && ['Summer', 'UHP'].includes(tire.categoryName)
      ? [{ code: 'coldRubber', text: 'Its rubber turns hard in the cold' }]
      : []),
    ...(tire.warrantyMiles === null && priorities.includes('long-life')
      ? [{ code: 'noWarranty', text: 'The maker states no mileage warranty' }]
      : []),
    ...(isDear
      ? [
          {
            code: 'dear',
            text: `${formatMoney(subtractCents(tire.setPriceInCents, middle))} above the middle of those that suit you`,
          },
        ]
      : []),
    ...(tire.fit === 'conditional' ? [{ code: 'condition', text: 'Fits your vehicle on a condition' }] : []),
  ];
};

/** Why `tire` is recommended among those that suit, in the order of what matters, and what speaks against it. */
export const guidedReasons = (
  tire: GuidedTire,
  answers: GuidedAnswers,
  among: readonly GuidedTire[],
): GuidedReasons => {
  const said = [
    ...(tire.fit === 'fits' ? [{ code: 'fits', text: 'Fits your vehicle: size, load and speed' }] : []),
    ...answers.priorities.flatMap((priority) => reasonsFor(priority, tire, among)),
    ...weatherReason(tire, answers),
    ...(answers.winter === 'snowy' ? snowReason(tire) : []),
  ];
  return {
    reasons: [...new Map(said.map((reason) => [reason.code, reason])).values()],
    cautions: cautionsOf(tire, answers, among),
  };
};
