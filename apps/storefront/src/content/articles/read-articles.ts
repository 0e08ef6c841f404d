import {
  getArticle,
  getDictionary,
  listArticles,
  listPublishedPaths,
  searchArticles,
} from '@simpletread/contract';
import { fillFigures } from '@simpletread/domain';
import { cache } from 'react';
import { orNotFound, readForMachines, readFresh } from '../../shell/api';
import { readFigures } from '../../shell/figures';

export type ListedSection = 'learn' | 'press';

/** Returns published articles of a section or one of its categories; an unknown category or page is not found. */
export const readArticles = cache((section: ListedSection, category: string | null, page: number) =>
  orNotFound(
    readFresh(listArticles, { query: { section, page, ...(category === null ? {} : { category }) } }),
    'article.unknown',
  ),
);

/** Returns a published article or page, with the shop's figures filled in; anything else is not found. */
export const readArticle = cache(async (section: ListedSection | 'page', slug: string) => {
  const [article, figures] = await Promise.all([
    orNotFound(readFresh(getArticle, { params: { section, slug } }), 'article.unknown'),
    readFigures(),
  ]);
  return {
    ...article,
    summary: fillFigures(article.summary, figures),
    body: fillFigures(article.body, figures),
  };
});

/** Returns the articles and pages for a question; none without one. */
export const searchAnswers = cache(async (q: string) => {
  if (q === '') return [];
  const [found, figures] = await Promise.all([readFresh(searchArticles, { query: { q } }), readFigures()]);
  return found.map((one) => ({ ...one, summary: fillFigures(one.summary, figures) }));
});

export const readDictionary = cache(() => readFresh(getDictionary, {}));

export const readPublishedPaths = () => readForMachines(listPublishedPaths, {});
