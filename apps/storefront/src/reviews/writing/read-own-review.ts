import { openOwnReview, type OwnReview } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../shell/api';

/** Returns the review behind a link; a 404 without one. */
export const readOwnReview = cache(async (token: string): Promise<OwnReview> => {
  try {
    return await (await shopperClient()).call(openOwnReview, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'request.invalid')) notFound();
    throw error;
  }
});
