import { CART_COOKIE } from '@simpletread/domain';
import { addCartLines, type CallInput, type CartReply, createCart, getCart } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { isRefusal, shopperClient } from '../../../shell/api';
import { attributesOf } from '../../../shell/stored-values';
import { readOwnOrder } from '../../../orders';
import { readShopper } from '../../../shell/shopper';

export type NewLines = CallInput<typeof createCart>['body']['lines'];

interface Addition {
  readonly lines: NewLines;
  /** Created with the form: submitting it twice adds once. */
  readonly formKey: string;
}

interface FilledCart {
  readonly token: string;
  readonly cart: CartReply;
}

const openCart = async ({ lines }: Addition, idempotencyKey: string): Promise<FilledCart> => {
  const { place, vehicle } = await readShopper();
  const client = await shopperClient();
  const body = { lines, zip: place?.zip ?? null, vehicle: vehicle?.chosen ?? null };
  const opened = await client.call(createCart, { body }, { idempotencyKey });
  const own = await readOwnOrder();
  // A page from before the order would reload the ordered cart.
  const { cartToken, cart } =
    own?.cartId === opened.cart.cartId
      ? await client.call(createCart, { body }, { idempotencyKey: crypto.randomUUID() })
      : opened;
  (await cookies()).set(CART_COOKIE.name, cartToken, attributesOf(CART_COOKIE));
  return { token: cartToken, cart };
};

const extendCart = async (token: string, { lines, formKey }: Addition): Promise<FilledCart> => {
  const { vehicle } = await readShopper();
  const client = await shopperClient({ cart: token });
  const { version } = await client.call(getCart, {});
  // The version in the key lets a shopper who returns to the page add the same tires again.
  const cart = await client.call(
    addCartLines,
    { body: { version, lines, vehicle: vehicle?.chosen ?? null } },
    { idempotencyKey: `${formKey}:${version}` },
  );
  return { token, cart };
};

/** Adds tires to the shopper's cart, and opens one if there is none or it was ordered. */
export const fillCart = async (addition: Addition): Promise<FilledCart> => {
  const token = (await cookies()).get(CART_COOKIE.name)?.value;
  if (token === undefined) return openCart(addition, addition.formKey);
  try {
    return await extendCart(token, addition);
  } catch (error) {
    if (isRefusal(error, 'record.stale')) return extendCart(token, addition);
    if (
      isRefusal(error, 'record.missing', 'cart.alreadyOrdered', 'access.refused', 'access.signInRequired')
    ) {
      return openCart(addition, crypto.randomUUID());
    }
    throw error;
  }
};
