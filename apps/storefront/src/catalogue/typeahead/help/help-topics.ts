export type HelpTopic = 'size' | 'trim';

/** What the search helps to find out. */
export const HELP_TOPICS: readonly {
  readonly id: HelpTopic;
  readonly label: string;
  readonly title: string;
}[] = [
  { id: 'size', label: 'Find my size', title: 'Where your tire size is' },
  { id: 'trim', label: 'Identify my trim', title: 'Which trim you drive' },
];

/** The page that helps without script. */
export const helpHref = (topic: HelpTopic): string => `/search/help#${topic}`;
