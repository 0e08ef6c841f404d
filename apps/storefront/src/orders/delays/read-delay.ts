import { type DelayView, showDelay, showOwnDelay } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** The delay of a link as of now; not found without one. */
export const readDelay = async (token: string): Promise<DelayView> => {
  try {
    return await (await shopperClient()).call(showDelay, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'delay.unknown', 'request.invalid')) notFound();
    throw error;
  }
};

/** The last delay of an order of the signed-in account; not found without one. */
export const readOwnDelay = async (orderNumber: string): Promise<DelayView> => {
  try {
    return await (await shopperClient()).call(showOwnDelay, { params: { orderNumber } });
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'delay.unknown', 'request.invalid')) notFound();
    throw error;
  }
};
