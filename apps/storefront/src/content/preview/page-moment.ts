import { cache } from 'react';
import { readPreview } from './preview';

/**
 * The moment that a page is made for: one for all its parts, so that none shows another season than the others. In a preview that is the
 * moment that is previewed.
 */
export const readPageMoment = cache(async (): Promise<Date> => {
  const preview = await readPreview();
  return preview === null || preview === 'unknown' ? new Date() : new Date(preview.at);
});
