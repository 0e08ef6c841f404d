import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./QuoteList.js')).QuoteList }));
const show = lazy(async () => ({ default: (await import('./QuotePage.js')).QuotePage }));
const create = lazy(async () => ({ default: (await import('./NewQuotePage.js')).NewQuotePage }));

export const quotes = { name: 'quotes', list, show, create };
export { QUOTE_FACES } from './quote-face.js';
export { quoteFor } from './quote-for.js';
