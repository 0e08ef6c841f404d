/** The tire's main roads. */
export const GUIDED_DRIVING = ['city', 'highway', 'mixed', 'rural', 'off-road', 'track'] as const;
export type GuidedDriving = (typeof GUIDED_DRIVING)[number];

/** Winter weather: rarely freezing, sometimes freezing, or snowy. */
export const GUIDED_WINTERS = ['mild', 'frosty', 'snowy'] as const;
export type GuidedWinter = (typeof GUIDED_WINTERS)[number];

/** Priorities a shopper can choose. */
export const GUIDED_PRIORITIES = ['price', 'long-life', 'snow', 'wet', 'handling', 'durability'] as const;
export type GuidedPriority = (typeof GUIDED_PRIORITIES)[number];

/** A shopper may choose this many priorities, the most important first. */
export const MOST_PRIORITIES = 3;

export interface GuidedAnswers {
  readonly driving: GuidedDriving;
  readonly winter: GuidedWinter;
  /** Most important first. */
  readonly priorities: readonly GuidedPriority[];
}

const known = <T extends string>(words: readonly T[], text: string): T | null =>
  words.find((word) => word === text) ?? null;

export const guidedDrivingOf = (text: string): GuidedDriving | null => known(GUIDED_DRIVING, text);
export const guidedWinterOf = (text: string): GuidedWinter | null => known(GUIDED_WINTERS, text);

/** Reads the comma-separated priorities in `text`: known ones, each once, at most three. */
export const guidedPrioritiesOf = (text: string): readonly GuidedPriority[] =>
  [...new Set(text.split(',').flatMap((word) => known(GUIDED_PRIORITIES, word.trim()) ?? []))].slice(
    0,
    MOST_PRIORITIES,
  );
