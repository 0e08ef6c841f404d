export type HelpTopic = 'size' | 'trim';

/** The search's help topics. */
export const HELP_TOPICS: readonly {
  readonly id: HelpTopic;
  readonly label: string;
  readonly title: string;
}[] = [
  { id: 'size', label: 'Find my size', title: 'Where to find your tire size' },
  { id: 'trim', label: 'Identify my trim', title: 'How to tell your trim' },
];

/** Returns the help page for browsers without script. */
export const helpHref = (topic: HelpTopic): string => `/search/help#${topic}`;
