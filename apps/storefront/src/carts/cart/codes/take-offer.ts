'use server';

import { getReferralOffer, setCartCoupon } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../../shell/api';
import type { ChangeAnswer } from '../../../shell/form';
import { runChange } from '../../../sso';
import { newKey } from '../state/open-cart';
import { cartToken, readCart } from '../state/read-cart';
import { keepFriendCode } from './friend-code';

/** Applies a friend's code to the cart, or stores it for a later one. */
export const takeOffer = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const code = String(form.get('code') ?? '');
  const [token, cart] = await Promise.all([cartToken(), readCart()]);
  const hasCart = token !== null && cart !== null;
  const answer = await runChange(`/invite/${encodeURIComponent(code)}`, before, async () => {
    if (!hasCart) {
      await (await shopperClient()).call(getReferralOffer, { params: { code } });
      await keepFriendCode(code);
      return;
    }
    const client = await shopperClient({ cart: token });
    await client.call(setCartCoupon, { body: { version: cart.version, code, isReplacing: true } }, newKey());
  });
  return answer.problem === null ? redirect(hasCart ? '/cart' : '/') : answer;
};
