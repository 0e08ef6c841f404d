import { cache } from 'react';

/** The moment that a page is made for: one for all its parts, so that none shows another season than the others. */
export const readPageMoment = cache((): Promise<Date> => Promise.resolve(new Date()));
