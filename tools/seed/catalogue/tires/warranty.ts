import { ownValue } from '@simpletread/domain';

const STEP_MILES = 5_000;
const LEAST_MILES = 20_000;

/** The reduction of a line's warranty for its fast and heavy-duty versions, as makers do it. */
const LESS_FOR_SPEED: Readonly<Record<string, number>> = { V: 0, W: 15_000, Y: 20_000, '(Y)': 20_000 };
const LESS_FOR_LETTER_RANGE = 10_000;

/** Returns the warranty of one version of a line in miles; null if the line has none. */
export const warrantyMiles = (
  lineMiles: number | null,
  version: { speedSymbol: string; isLetterRange: boolean },
): number | null => {
  if (lineMiles === null) return null;
  const less =
    (ownValue(LESS_FOR_SPEED, version.speedSymbol) ?? 0) +
    (version.isLetterRange ? LESS_FOR_LETTER_RANGE : 0);
  const floor = Math.min(lineMiles, LEAST_MILES);
  return Math.max(floor, Math.round((lineMiles - less) / STEP_MILES) * STEP_MILES);
};
