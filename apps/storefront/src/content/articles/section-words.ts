import type { ListedSection } from './read-articles';

interface SectionWords {
  readonly title: string;
  readonly lead: string;
}

/** What a section of articles is called, and what is to be found there. */
export const SECTION_WORDS: Readonly<Record<ListedSection, SectionWords>> = {
  learn: {
    title: 'Learn about tires',
    lead: 'How to read, choose, look after and replace them, in plain words.',
  },
  press: { title: 'Press', lead: 'What is new at SimpleTread.' },
};

/** What the crumb and the menu call it. */
export const SECTION_NAMES: Readonly<Record<ListedSection, string>> = { learn: 'Learn', press: 'Press' };
