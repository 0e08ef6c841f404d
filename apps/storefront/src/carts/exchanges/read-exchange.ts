import { type ExchangeView, showExchange } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** Returns a link's exchange as of now; not found without one. */
export const readExchange = async (token: string): Promise<ExchangeView> => {
  try {
    return await (await shopperClient()).call(showExchange, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'return.exchangeUnknown', 'request.invalid')) notFound();
    throw error;
  }
};
