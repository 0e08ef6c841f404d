import {
  APPOINTMENT_COOKIE,
  CARD_COOKIE,
  CART_COOKIE,
  CART_QUANTITY_COOKIE,
  KATAPULT_COOKIE,
  ORDER_COOKIE,
  ORDER_TOKEN_COOKIE,
  PLACED_CART_COOKIE,
} from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf, forgetCookies } from '../../shell/stored-values';

/** This browser's latest order, its proof, and its cart. */
export interface OwnOrder {
  readonly orderNumber: string;
  readonly token: string;
  readonly cartId: string;
}

export const readOwnOrder = async (): Promise<OwnOrder | null> => {
  const jar = await cookies();
  const [orderNumber, token, cartId] = [
    ORDER_COOKIE.name,
    ORDER_TOKEN_COOKIE.name,
    PLACED_CART_COOKIE.name,
  ].map((name) => jar.get(name)?.value);
  return orderNumber === undefined || token === undefined
    ? null
    : { orderNumber, token, cartId: cartId ?? '' };
};

export const keepOwnOrder = async ({ orderNumber, token, cartId }: OwnOrder): Promise<void> => {
  const jar = await cookies();
  jar.set(ORDER_COOKIE.name, orderNumber, attributesOf(ORDER_COOKIE));
  jar.set(ORDER_TOKEN_COOKIE.name, token, attributesOf(ORDER_TOKEN_COOKIE));
  jar.set(PLACED_CART_COOKIE.name, cartId, attributesOf(PLACED_CART_COOKIE));
};

/** Clears a cart that became an order: it is empty, its card has paid, and its time at the shop is the order's. */
export const forgetCart = async (): Promise<void> => {
  forgetCookies(await cookies(), [
    CART_COOKIE.name,
    CART_QUANTITY_COOKIE.name,
    CARD_COOKIE.name,
    KATAPULT_COOKIE.name,
    APPOINTMENT_COOKIE.name,
  ]);
};
