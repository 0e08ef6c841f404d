'use server';

import { CART_COOKIE, CART_QUANTITY_COOKIE } from '@simpletread/domain';
import {
  addCartLines,
  type CallInput,
  type CartReply,
  ContractError,
  createCart,
  faultMessage,
  getCart,
} from '@simpletread/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../../shell/api';
import { attributesOf } from '../../../shell/stored-values';
import { readOwnOrder } from '../../../orders';
import { readShopper } from '../../../shell/shopper';
import { withFriendCode } from '../codes/friend-code';
import { linesOfForm } from './lines-of-form';
import { showCartOf, type ShownCart } from '../state/shown-cart';

export interface AddToCartState {
  /** Why the tires were not added, in the fault's words. */
  readonly error: string | null;
  /** The cart with the tires, if the page asked to stay. */
  readonly added: ShownCart | null;
}

type NewLines = CallInput<typeof createCart>['body']['lines'];

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

const add = async (addition: Addition): Promise<FilledCart> => {
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

/** Adds the form's tires to the shopper's cart, opening one if needed, and redirects to the cart; a page with script stays. */
export const addToCart = async (_before: AddToCartState, form: FormData): Promise<AddToCartState> => {
  const lines = linesOfForm(form);
  if (!lines.ok) return { error: faultMessage(lines.fault), added: null };
  try {
    const filled = await add({
      lines: lines.value,
      formKey: String(form.get('formKey') ?? crypto.randomUUID()),
    });
    const cart = await withFriendCode(filled.token, filled.cart);
    (await cookies()).set(
      CART_QUANTITY_COOKIE.name,
      String(cart.quantity),
      attributesOf(CART_QUANTITY_COOKIE),
    );
    if (form.get('stay') === 'yes') return { error: null, added: showCartOf(cart) };
  } catch (error) {
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500) {
      return { error: error.message, added: null };
    }
    return { error: 'Oops, something went wrong! Please try again.', added: null };
  }
  redirect('/cart');
};
