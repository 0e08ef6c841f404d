import { cookies } from 'next/headers';
import { COOKIES, ORDER_SECONDS, secretCookieAttributes } from './cookies';

/** The order sent last from this browser, what proves it, and the cart it was. */
export interface OwnOrder {
  readonly orderNumber: string;
  readonly token: string;
  readonly cartId: string;
}

export const readOwnOrder = async (): Promise<OwnOrder | null> => {
  const jar = await cookies();
  const [orderNumber, token, cartId] = [COOKIES.order, COOKIES.orderToken, COOKIES.placedCart].map(
    (name) => jar.get(name)?.value,
  );
  return orderNumber === undefined || token === undefined
    ? null
    : { orderNumber, token, cartId: cartId ?? '' };
};

export const keepOwnOrder = async ({ orderNumber, token, cartId }: OwnOrder): Promise<void> => {
  const jar = await cookies();
  const attributes = secretCookieAttributes(ORDER_SECONDS);
  jar.set(COOKIES.order, orderNumber, attributes);
  jar.set(COOKIES.orderToken, token, attributes);
  jar.set(COOKIES.placedCart, cartId, attributes);
};

/** The cart has become an order: nothing is in it any more, its card has paid, and its time at the shop is the order's. */
export const forgetCart = async (): Promise<void> => {
  const jar = await cookies();
  for (const name of [
    COOKIES.cart,
    COOKIES.cartQuantity,
    COOKIES.card,
    COOKIES.katapult,
    COOKIES.appointment,
  ])
    jar.delete(name);
};
