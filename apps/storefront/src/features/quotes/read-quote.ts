import { type QuoteView, showQuote } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { shopperClient } from '../../api/client';
import { isRefusal } from '../../api/contract-problem';

/** The quote of a link as it is now; a page that does not exist where there is none. */
export const readQuote = async (token: string): Promise<QuoteView> => {
  try {
    return await (await shopperClient()).call(showQuote, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'quote.unknown', 'request.invalid')) notFound();
    throw error;
  }
};
