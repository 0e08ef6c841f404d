/** One size, or one other word. */
export interface SizeOrWord {
  readonly text: string;
  readonly isSize: boolean;
}

const COUNT = /^(?:[1-8]x?|one|two|three|four|pair)$/i;
const COUNT_BEHIND = /^(?:x[1-8]|[1-8]x)$/i;
/** Words behind which a number is no name's: the 4 of "Pilot Sport 4" is, the 2 of "and 2" isn't. */
const NO_NAME = /^(?:and|with|plus|front|fronts|rear|rears|back|of|in|the|&|\+|x)$/i;

const AXLE = /^(?:fronts?|rears?|in|on)$/i;

const isCount = (parts: readonly SizeOrWord[], at: number): boolean => {
  const part = parts[at];
  const before = parts[at - 1];
  if (part === undefined || part.isSize) return false;
  if (before?.isSize === true && COUNT_BEHIND.test(part.text)) return true;
  const beginsAnew = before === undefined || before.isSize || NO_NAME.test(before.text);
  const behind = parts[at + 1];
  const isBeside = before?.isSize === true || behind?.isSize === true || AXLE.test(behind?.text ?? '');
  return COUNT.test(part.text) && beginsAnew && isBeside;
};

/** The parts without the numbers of tires beside two sizes: "2 225/40R18 and 2 255/35R18", "225/40R18 x2 255/35R18 x2". */
export const dropCounts = (parts: readonly SizeOrWord[]): readonly SizeOrWord[] =>
  parts.filter(({ isSize }) => isSize).length < 2 ? parts : parts.filter((_, at) => !isCount(parts, at));
