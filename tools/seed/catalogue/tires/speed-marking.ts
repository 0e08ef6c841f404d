import { compareSpeedSymbols, isSpeedSymbol, ownValue, type SpeedSymbol } from '@simpletread/domain';
import type { Prng } from '../../random/prng.js';
import type { LineRow, SizeRow } from './catalogue-rows.js';

type Choice = readonly (readonly [SpeedSymbol, number])[];

/** The speed symbols of a passenger category for tall (aspect 65 up), usual and low (below 50) sidewalls. */
const PASSENGER_SPEEDS: Readonly<Record<number, readonly [tall: Choice, usual: Choice, low: Choice]>> = {
  1: [
    [
      ['T', 5],
      ['H', 4],
    ],
    [
      ['H', 5],
      ['V', 4],
      ['T', 1],
    ],
    [
      ['V', 3],
      ['W', 5],
    ],
  ],
  2: [
    [['H', 1]],
    [
      ['V', 4],
      ['H', 2],
      ['W', 2],
    ],
    [
      ['W', 6],
      ['V', 2],
      ['Y', 1],
    ],
  ],
  3: [
    [
      ['T', 5],
      ['Q', 1],
      ['H', 1],
    ],
    [
      ['T', 4],
      ['H', 5],
    ],
    [
      ['H', 3],
      ['V', 5],
      ['W', 1],
    ],
  ],
  4: [
    [
      ['T', 5],
      ['S', 4],
    ],
    [
      ['T', 4],
      ['H', 3],
      ['S', 1],
    ],
    [['H', 1]],
  ],
  5: [
    [
      ['T', 5],
      ['H', 3],
      ['S', 1],
    ],
    [
      ['H', 5],
      ['V', 2],
      ['T', 1],
    ],
    [
      ['V', 3],
      ['W', 1],
    ],
  ],
  6: [[['Q', 1]], [['Q', 1]], [['Q', 1]]],
  7: [
    [['W', 1]],
    [
      ['W', 3],
      ['V', 1],
    ],
    [
      ['W', 4],
      ['Y', 2],
    ],
  ],
  8: [
    [['V', 1]],
    [
      ['W', 5],
      ['V', 2],
      ['Y', 1],
    ],
    [
      ['Y', 6],
      ['W', 4],
    ],
  ],
  10: [
    [
      ['H', 4],
      ['V', 2],
    ],
    [
      ['V', 5],
      ['W', 4],
    ],
    [
      ['Y', 6],
      ['W', 4],
    ],
  ],
  11: [
    [
      ['H', 4],
      ['T', 4],
    ],
    [
      ['H', 5],
      ['V', 5],
    ],
    [
      ['V', 4],
      ['W', 4],
    ],
  ],
  13: [
    [
      ['T', 3],
      ['H', 4],
    ],
    [
      ['H', 4],
      ['V', 5],
    ],
    [
      ['V', 4],
      ['W', 4],
    ],
  ],
  20: [
    [['W', 1]],
    [
      ['W', 5],
      ['V', 1],
    ],
    [
      ['Y', 5],
      ['W', 5],
    ],
  ],
};

const TRUCK_SPEEDS: Readonly<Record<number, Choice>> = {
  3: [
    ['R', 3],
    ['Q', 4],
    ['S', 2],
  ],
  4: [
    ['R', 4],
    ['S', 4],
    ['Q', 1],
  ],
  5: [
    ['R', 4],
    ['S', 4],
  ],
  6: [['Q', 1]],
  13: [
    ['R', 3],
    ['S', 3],
  ],
};

const BY_KIND: Readonly<Record<string, Choice>> = {
  'commercial-van (C)': [
    ['R', 4],
    ['S', 2],
    ['T', 2],
    ['H', 1],
  ],
  'commercial-truck': [
    ['L', 5],
    ['M', 4],
    ['K', 1],
  ],
  trailer: [
    ['M', 5],
    ['L', 3],
    ['N', 1],
  ],
  'ATV/UTV/golf/lawn': [
    ['F', 3],
    ['J', 4],
    ['N', 2],
    ['M', 1],
  ],
};

const FLOTATION: Choice = [
  ['Q', 6],
  ['R', 3],
  ['S', 1],
];
const ANY_TRUCK: Choice = [['R', 1]];
const TALL_ASPECT = 65;
const LOW_ASPECT = 50;
/** The share of tires with the most common factory speed symbol of their size. */
const FOLLOWS_OE = 0.45;

const sidewall = (size: SizeRow): 0 | 1 | 2 => {
  if (size.aspect === null || size.aspect >= TALL_ASPECT) return 0;
  return size.aspect < LOW_ASPECT ? 2 : 1;
};

const passengerChoice = (line: LineRow, size: SizeRow): Choice =>
  (PASSENGER_SPEEDS[line.categoryId] ?? PASSENGER_SPEEDS[1])?.[sidewall(size)] ?? ANY_TRUCK;

const choiceFor = (line: LineRow, size: SizeRow): Choice => {
  const byKind = ownValue(BY_KIND, size.kind);
  if (byKind !== undefined) return byKind;
  if (size.kind === 'flotation') return line.categoryId === 6 ? ANY_MUD : FLOTATION;
  if (size.kind === 'LT-metric') return TRUCK_SPEEDS[line.categoryId] ?? ANY_TRUCK;
  return passengerChoice(line, size);
};

const ANY_MUD: Choice = [['Q', 1]];

/** Returns a tire's speed symbol: typical of its category in such a size, often the one that cars need there. */
export const markSpeed = (line: LineRow, size: SizeRow, random: Prng): SpeedSymbol => {
  const choice = choiceFor(line, size);
  const symbol = random.weighted(choice);
  const wanted = size.oe?.speedSymbol ?? null;
  if (wanted === null || !isSpeedSymbol(wanted) || !random.chance(FOLLOWS_OE)) return symbol;
  const fastest = choice.map(([speed]) => speed).reduce((a, b) => (compareSpeedSymbols(a, b) >= 0 ? a : b));
  return compareSpeedSymbols(wanted, symbol) > 0 && compareSpeedSymbols(wanted, fastest) <= 0
    ? wanted
    : symbol;
};
