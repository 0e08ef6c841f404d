const STEP_MILES = 5_000;
const LEAST_MILES = 20_000;

/** What the fast and the heavy-duty versions of a line lose of its warranty, as makers do. */
const LESS_FOR_SPEED: Readonly<Record<string, number>> = { V: 0, W: 15_000, Y: 20_000, '(Y)': 20_000 };
const LESS_FOR_LETTER_RANGE = 10_000;

/** Warranty of one version of a line in miles; null when the line has none. */
export const warrantyMiles = (
  lineMiles: number | null,
  version: { speedSymbol: string; isLetterRange: boolean },
): number | null => {
  if (lineMiles === null) return null;
  const less =
    (LESS_FOR_SPEED[version.speedSymbol] ?? 0) + (version.isLetterRange ? LESS_FOR_LETTER_RANGE : 0);
  const floor = Math.min(lineMiles, LEAST_MILES);
  return Math.max(floor, Math.round((lineMiles - less) / STEP_MILES) * STEP_MILES);
};
