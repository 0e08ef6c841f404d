import { getPaymentOptions, type PaymentOption, type ReplyOf } from '@simpletread/contract';
import { PAYMENT_METHODS, type PaymentMethod } from '@simpletread/domain';
import { shopperClient } from '../../../shell/api';
import { cartToken } from '../../cart';

export type PaymentOptions = ReplyOf<typeof getPaymentOptions>;

/** Returns the payment methods for the shopper's cart, with its cost for each. */
export const readPaymentOptions = async (): Promise<PaymentOptions> => {
  const client = await shopperClient({ cart: (await cartToken()) ?? '' });
  return client.call(getPaymentOptions, {});
};

export const paymentMethodOf = (text: string | undefined): PaymentMethod | null =>
  PAYMENT_METHODS.find((known) => known === text) ?? null;

/** Returns the shown method: the requested one if available, otherwise the card. */
export const shownOption = (
  { options }: PaymentOptions,
  wanted: PaymentMethod | null,
): PaymentOption | undefined => {
  const found = options.find(({ method, isAvailable }) => method === wanted && isAvailable);
  return found ?? options.find(({ method }) => method === 'card');
};
