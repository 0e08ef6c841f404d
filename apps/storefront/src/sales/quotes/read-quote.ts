import { type QuoteView, showQuote } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** The quote of a link as it is now; a page that does not exist where there is none. */
export const readQuote = async (token: string): Promise<QuoteView> => {
  try {
    return await (await shopperClient()).call(showQuote, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'quote.unknown', 'request.invalid')) notFound();
    throw error;
  }
};
