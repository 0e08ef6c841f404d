import { ok, refuse, type Result } from '../../result/index.js';
import { isOwnFirstPart } from '../redirects/index.js';
import { type ArticleSection, DICTIONARY_PATH, findArticleCategory } from './article-section.js';

export interface ArticlePlace {
  readonly section: ArticleSection;
  /** Null for dictionary terms and pages. */
  readonly category: string | null;
  /** Lower-case letters, digits and single hyphens. */
  readonly slug: string;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_LETTERS = 80;

/** Returns an article's address: a page, or an anchor on the dictionary page. */
export const articlePath = ({ section, category, slug }: ArticlePlace): string => {
  if (section === 'dictionary') return `${DICTIONARY_PATH}#${slug}`;
  if (section === 'page') return `/${slug}`;
  return `/${section}/${category ?? ''}/${slug}`;
};

/**
 * Checks an article's address. Refuses an invalid slug with `article.slugInvalid`, a category that the section lacks (or doesn't use) with
 * `article.categoryUnknown`, and an address of the shop's own with `article.slugReserved`.
 */
export const checkArticlePlace = (
  place: ArticlePlace,
): Result<ArticlePlace, 'article.slugInvalid' | 'article.categoryUnknown' | 'article.slugReserved'> => {
  const { section, category, slug } = place;
  if (!SLUG.test(slug) || slug.length > MOST_LETTERS) return refuse('article.slugInvalid');
  const hasCategories = section === 'learn' || section === 'press';
  if (hasCategories ? findArticleCategory(section, category) === null : category !== null)
    return refuse('article.categoryUnknown');
  const isTaken =
    (section === 'page' && isOwnFirstPart(slug)) ||
    (section !== 'dictionary' && articlePath(place) === DICTIONARY_PATH);
  return isTaken ? refuse('article.slugReserved') : ok(place);
};
