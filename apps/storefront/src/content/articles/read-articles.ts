import { getArticle, getDictionary, listArticles, listPublishedPaths } from '@simpletread/contract';
import { cache } from 'react';
import { orNotFound, readForMachines, readFresh } from '../../shell/api';

export type ListedSection = 'learn' | 'press';

/** Returns published articles of a section or one of its categories; an unknown category or page is not found. */
export const readArticles = cache((section: ListedSection, category: string | null, page: number) =>
  orNotFound(
    readFresh(listArticles, { query: { section, page, ...(category === null ? {} : { category }) } }),
    'article.unknown',
  ),
);

/** Returns a published article or page; anything else is not found. */
export const readArticle = cache((section: ListedSection | 'page', slug: string) =>
  orNotFound(readFresh(getArticle, { params: { section, slug } }), 'article.unknown'),
);

export const readDictionary = cache(() => readFresh(getDictionary, {}));

export const readPublishedPaths = () => readForMachines(listPublishedPaths, {});
