import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./ArticleList.js')).ArticleList }));
const show = lazy(async () => ({ default: (await import('./ArticlePage.js')).ArticlePage }));
const create = lazy(async () => ({ default: (await import('./NewArticlePage.js')).NewArticlePage }));

export const articles = { name: 'articles', list, show, create };
