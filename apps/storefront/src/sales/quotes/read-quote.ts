import { type QuoteView, showQuote } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** Returns a link's quote as of now; not found without one. */
export const readQuote = async (token: string): Promise<QuoteView> => {
  try {
    return await (await shopperClient()).call(showQuote, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'quote.unknown', 'request.invalid')) notFound();
    throw error;
  }
};
