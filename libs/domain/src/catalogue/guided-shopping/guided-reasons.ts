import { type Cents, formatMoney, subtractCents } from '../../money/index.js';
import type { GuidedAnswers, GuidedPriority } from './guided-answers.js';
import { winterSuitability } from './guided-suitability.js';
import type { GuidedTire } from './guided-tire.js';

/** A reason for or against a tire, in plain words with its figures. */
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

const placeOf = (better: number, among: number): string =>
  better === 0 ? 'none of these tires scores higher' : `${better} of these ${among} tires score higher`;

type Part = keyof NonNullable<GuidedTire['score']>;

/** A fact from the score, and if it counts for the tire. The score of most other priorities says no more. */
const scoreFact = (
  words: string,
  part: Part,
  tire: GuidedTire,
  among: readonly GuidedTire[],
): { readonly text: string; readonly isFor: boolean } | null => {
  const value = tire.score?.[part];
  if (value === undefined) return null;
  const better = among.filter(({ score }) => (score?.[part] ?? -1) > value).length;
  const text = `${words} ${one(value)} of 10: ${placeOf(better, among.length)}`;
  return { text, isFor: better * 2 <= among.length };
};

/** The part of the score that serves each priority. */
const SCORED = {
  'long-life': { code: 'long-life', words: 'Long lasting', part: 'longLasting' },
  snow: { code: 'traction', words: 'Traction', part: 'traction' },
  wet: { code: 'traction', words: 'Traction', part: 'traction' },
  handling: { code: 'handling', words: 'Handling', part: 'handling' },
  durability: { code: 'durability', words: 'Durability', part: 'durability' },
} as const satisfies Partial<Record<GuidedPriority, { code: string; words: string; part: Part }>>;

const scoreReasons = (
  priority: GuidedPriority,
  tire: GuidedTire,
  among: readonly GuidedTire[],
  isFor: boolean,
): GuidedReason[] => {
  if (priority === 'price') return [];
  const { code, words, part } = SCORED[priority];
  const fact = scoreFact(words, part, tire, among);
  return fact?.isFor === isFor ? [{ code, text: fact.text }] : [];
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
  const place = below === 0 ? 'the median of the' : `${formatMoney(below)} below the median of the`;
  return [
    {
      code: 'price',
      text: `${formatMoney(tire.setPriceInCents)} for the set, ${place} ${among.length} tires that suit you`,
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
          : [{ code: 'warranty', text: `${miles(tire.warrantyMiles)} of mileage warranty` }]),
        ...scoreReasons(priority, tire, among, true),
      ];
    case 'snow':
      return [...snowReason(tire), ...scoreReasons(priority, tire, among, true)];
    default:
      return scoreReasons(priority, tire, among, true);
  }
};

const WINTER_WORDS = {
  mild: 'in mild winters',
  frosty: 'in winters with some frost',
  snowy: 'in snowy winters',
} as const;
const SUITS_WELL = 0.85;
/** A price this far above the middle is worth mentioning. */
const EXPENSIVE = 1.25;

// In snow, the snowflake mark says more than the category.
const weatherReason = (tire: GuidedTire, { winter }: GuidedAnswers): GuidedReason[] =>
  winterSuitability(tire, winter) < SUITS_WELL || (winter === 'snowy' && tire.hasSnowflake)
    ? []
    : [{ code: 'weather', text: `${tire.categoryName} tires suit driving ${WINTER_WORDS[winter]}` }];

const cautionsOf = (
  tire: GuidedTire,
  { winter, priorities }: GuidedAnswers,
  among: readonly GuidedTire[],
): GuidedReason[] => {
  const middle = middlePrice(among);
  const isExpensive = tire.setPriceInCents > middle * EXPENSIVE;
  return [
    ...(winter === 'snowy' && !tire.hasSnowflake
      ? [{ code: 'noSnowflake', text: 'No severe snow mark: not for roads that require it' }]
      : []),
    ...(winter !== 'snowy' && tire.categoryName === 'Winter'
      ? [{ code: 'winterOnly', text: 'Wears fast in warm months: for winter only' }]
      : []),
    ...(winter === 'frosty' && ['Summer', 'UHP'].includes(tire.categoryName)
      ? [{ code: 'coldRubber', text: 'Its rubber hardens in the cold' }]
      : []),
    ...priorities.flatMap((priority) => scoreReasons(priority, tire, among, false)),
    ...(tire.warrantyMiles === null && priorities.includes('long-life')
      ? [{ code: 'noWarranty', text: 'No mileage warranty from the maker' }]
      : []),
    ...(isExpensive
      ? [
          {
            code: 'dear',
            text: `${formatMoney(subtractCents(tire.setPriceInCents, middle))} above the median of the tires that suit you`,
          },
        ]
      : []),
    ...(tire.fit === 'conditional' ? [{ code: 'condition', text: 'Fits your vehicle with conditions' }] : []),
  ];
};

const onceEach = (reasons: readonly GuidedReason[]): readonly GuidedReason[] => [
  ...new Map(reasons.map((reason) => [reason.code, reason])).values(),
];

/** Returns the reasons for `tire` among those that suit, in the order of the shopper's priorities, and the reasons against it. */
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
  return { reasons: onceEach(said), cautions: onceEach(cautionsOf(tire, answers, among)) };
};
