import { getPaymentOptions, type PaymentOption, type ReplyOf } from '@simpletread/contract';
import { PAYMENT_METHODS, type PaymentMethod } from '@simpletread/domain';
import { shopperClient } from '../../../shell/api';
import { cartToken } from '../../cart';

export type PaymentOptions = ReplyOf<typeof getPaymentOptions>;

/** The ways to pay for the shopper's cart, with what it costs in each. */
export const readPaymentOptions = async (): Promise<PaymentOptions> => {
  const client = await shopperClient({ cart: (await cartToken()) ?? '' });
  return client.call(getPaymentOptions, {});
};

export const paymentMethodOf = (text: string | undefined): PaymentMethod | null =>
  PAYMENT_METHODS.find((known) => known === text) ?? null;

/** The way that is shown: the wanted one where it can be had, else the card. */
export const shownOption = (
  { options }: PaymentOptions,
  wanted: PaymentMethod | null,
): PaymentOption | undefined => {
  const found = options.find(({ method, isAvailable }) => method === wanted && isAvailable);
  return found ?? options.find(({ method }) => method === 'card');
};
