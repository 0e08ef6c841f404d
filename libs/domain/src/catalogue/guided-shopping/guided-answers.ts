/** Where a tire will mostly be driven. */
export const GUIDED_DRIVING = ['city', 'highway', 'mixed', 'rural', 'off-road', 'track'] as const;
export type GuidedDriving = (typeof GUIDED_DRIVING)[number];

/** What a winter is like: it hardly freezes, it freezes now and then, or it is snowy. */
export const GUIDED_WINTERS = ['mild', 'frosty', 'snowy'] as const;
export type GuidedWinter = (typeof GUIDED_WINTERS)[number];

/** What may matter to a shopper. */
export const GUIDED_PRIORITIES = ['price', 'long-life', 'snow', 'wet', 'handling', 'durability'] as const;
export type GuidedPriority = (typeof GUIDED_PRIORITIES)[number];

/** As many things can matter; the first most. */
export const MOST_PRIORITIES = 3;

export interface GuidedAnswers {
  readonly driving: GuidedDriving;
  readonly winter: GuidedWinter;
  /** What matters most first. */
  readonly priorities: readonly GuidedPriority[];
}

const known = <T extends string>(words: readonly T[], text: string): T | null =>
  words.find((word) => word === text) ?? null;

export const guidedDrivingOf = (text: string): GuidedDriving | null => known(GUIDED_DRIVING, text);
export const guidedWinterOf = (text: string): GuidedWinter | null => known(GUIDED_WINTERS, text);

/** The priorities in `text`, parted by commas: known ones, each once, at most three. */
export const guidedPrioritiesOf = (text: string): readonly GuidedPriority[] =>
  [...new Set(text.split(',').flatMap((word) => known(GUIDED_PRIORITIES, word.trim()) ?? []))].slice(
    0,
    MOST_PRIORITIES,
  );
