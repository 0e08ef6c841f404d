import type { ArticleRow } from '@simpletread/contract';
import { ARTICLE_CATEGORIES, type ArticleSection, findArticleCategory } from '@simpletread/domain';
import { Chip, type ChipProps } from '@simpletread/ui';

export const SECTION_OPTIONS = [
  ['learn', 'Learn'],
  ['press', 'Press'],
  ['dictionary', 'Tire dictionary'],
  ['page', 'Page'],
] as const satisfies readonly (readonly [ArticleSection, string])[];

const SECTION_WORDS = Object.fromEntries(SECTION_OPTIONS) as Record<ArticleSection, string>;

/** `Learn, Tire care`. */
export const placeText = ({ section, category }: Pick<ArticleRow, 'section' | 'category'>): string =>
  [SECTION_WORDS[section], findArticleCategory(section, category)?.name]
    .filter((words) => words !== undefined)
    .join(', ');

export const categoryOptions = (section: ArticleSection): readonly (readonly [string, string])[] =>
  ARTICLE_CATEGORIES[section].map(({ slug, name }) => [slug, name] as const);

type Face = { readonly label: string } & Pick<ChipProps, 'tone' | 'mark'>;

const FACES: Readonly<Record<ArticleRow['state'], Face>> = {
  draft: { label: 'Draft', mark: 'ring' },
  scheduled: { label: 'Scheduled', tone: 'info', mark: 'half' },
  published: { label: 'Published', tone: 'good', mark: 'full' },
  over: { label: 'Ended', mark: 'ring' },
};

export const STATE_OPTIONS = Object.entries(FACES).map(([value, { label }]) => ({ value, label }));

/** The version that shoppers see. */
export const StateChip = ({ state }: Pick<ArticleRow, 'state'>) => {
  const { label, ...face } = FACES[state];
  return <Chip {...face}>{label}</Chip>;
};
