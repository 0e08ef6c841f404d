import { cache } from 'react';
import { readPreview } from './preview';

/** Returns the moment a page is made for: one for all its parts, so they show the same season. In a preview, the previewed moment. */
export const readPageMoment = cache(async (): Promise<Date> => {
  const preview = await readPreview();
  return preview === null || preview === 'unknown' ? new Date() : new Date(preview.at);
});
