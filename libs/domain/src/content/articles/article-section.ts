/** An article's section: tire knowledge, the press room, the tire dictionary, or a single page. */
export const ARTICLE_SECTIONS = ['learn', 'press', 'dictionary', 'page'] as const;

export type ArticleSection = (typeof ARTICLE_SECTIONS)[number];

export interface ArticleCategory {
  readonly slug: string;
  readonly name: string;
}

/** The dictionary's page is in this category. */
export const DICTIONARY_CATEGORY = 'tire-news-information';

export const DICTIONARY_PATH = `/learn/${DICTIONARY_CATEGORY}/tire-dictionary`;

const NONE: readonly ArticleCategory[] = [];

/** Each section's categories, in order. Dictionary terms and pages have none. */
export const ARTICLE_CATEGORIES: Readonly<Record<ArticleSection, readonly ArticleCategory[]>> = {
  learn: [
    { slug: 'tire-basics', name: 'Tire basics' },
    { slug: 'tire-care', name: 'Tire care' },
    { slug: 'seasons-and-safety', name: 'Seasons and safety' },
    { slug: DICTIONARY_CATEGORY, name: 'Tire news and information' },
  ],
  press: [
    { slug: 'company', name: 'Company' },
    { slug: 'shop', name: 'The shop' },
  ],
  dictionary: NONE,
  page: NONE,
};

/** Returns a section's category by slug, or null if there is none. */
export const findArticleCategory = (section: ArticleSection, slug: string | null): ArticleCategory | null =>
  ARTICLE_CATEGORIES[section].find((category) => category.slug === slug) ?? null;
