import { readSatisfaction, type SatisfactionView } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../shell/api';

/** Returns the question behind a link; a 404 without one. */
export const readQuestion = cache(async (token: string): Promise<SatisfactionView> => {
  try {
    return await (await shopperClient()).call(readSatisfaction, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'request.invalid')) notFound();
    throw error;
  }
});
