import type { ListedSection } from './read-articles';

interface SectionWords {
  readonly title: string;
  readonly lead: string;
}

/** The title and lead of each section of articles. */
export const SECTION_WORDS: Readonly<Record<ListedSection, SectionWords>> = {
  learn: {
    title: 'Learn about tires',
    lead: 'How to read, choose, maintain and replace them, in plain words.',
  },
  press: { title: 'Press', lead: 'What is new at SimpleTread.' },
};

/** The names in breadcrumbs and menus. */
export const SECTION_NAMES: Readonly<Record<ListedSection, string>> = { learn: 'Learn', press: 'Press' };
