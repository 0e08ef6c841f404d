/** Where an article stands: among what to know of tires, in the press room, in the tire dictionary, or as a page of its own. */
export const ARTICLE_SECTIONS = ['learn', 'press', 'dictionary', 'page'] as const;

export type ArticleSection = (typeof ARTICLE_SECTIONS)[number];

export interface ArticleCategory {
  readonly slug: string;
  readonly name: string;
}

/** The dictionary's page lies in this category. */
export const DICTIONARY_CATEGORY = 'tire-news-information';

export const DICTIONARY_PATH = `/learn/${DICTIONARY_CATEGORY}/tire-dictionary`;

const NONE: readonly ArticleCategory[] = [];

/** The categories of each section, in their order; terms of the dictionary and pages have none. */
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

/** The category of a section by its slug; null where there is none of that name. */
export const findArticleCategory = (section: ArticleSection, slug: string | null): ArticleCategory | null =>
  ARTICLE_CATEGORIES[section].find((category) => category.slug === slug) ?? null;
