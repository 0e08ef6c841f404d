import { parseTireSize, SPEED_SYMBOLS } from '../tires/index.js';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const PASSENGER_INDEXES = range(68, 124);
const TRUCK_INDEXES = range(92, 132);
/** In a dual mounting, each tire carries this many steps less. */
const DUAL_STEPS = [1, 2, 3, 4, 5];
const TRUCK_SPEEDS = ['L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'H'];
const PASSENGER_SPEEDS = SPEED_SYMBOLS.filter((symbol) => /^[HL-WY]$/.test(symbol));

const single = (indexes: readonly number[], speeds: readonly string[]): string[] =>
  indexes.flatMap((index) => speeds.map((speed) => `${index}${speed}`));

/** Returns load indexes and speed symbols that may follow a canonical size: 102H, and 121/118S for light trucks. */
export const serviceTexts = (size: string): readonly string[] => {
  const parsed = parseTireSize(size);
  const isTruck = parsed.ok && (parsed.value.size.kind !== 'metric' || parsed.value.size.prefix === 'LT');
  if (!isTruck) return single(PASSENGER_INDEXES, PASSENGER_SPEEDS);
  const duals = TRUCK_INDEXES.flatMap((index) => DUAL_STEPS.map((less) => `${index}/${index - less}`));
  return [
    ...single(TRUCK_INDEXES, TRUCK_SPEEDS),
    ...duals.flatMap((dual) => TRUCK_SPEEDS.map((speed) => dual + speed)),
  ];
};
