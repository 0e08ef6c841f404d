'use server';

import {
  ContractError,
  getReferralOffer,
  inviteFriend,
  makeGiftCardCode,
  makeReferralCode,
  setCartCoupon,
} from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../api/client';
import { keepFriendCode } from '../cart/friend-code';
import { cartToken, readCart } from '../cart/read-cart';
import type { ChangeAnswer } from '../standing/change-answer';
import { runChange } from '../standing/run-change';

const newKey = () => ({ idempotencyKey: crypto.randomUUID() });

export const getCode = async (before: ChangeAnswer): Promise<ChangeAnswer> =>
  runChange('/invite', before, async () => (await shopperClient()).call(makeReferralCode, {}));

export const invite = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> =>
  runChange('/invite', before, async () =>
    (await shopperClient()).call(
      inviteFriend,
      { body: { email: String(form.get('email') ?? '') } },
      newKey(),
    ),
  );

export interface CodeAnswer {
  /** Shown this once. */
  readonly code: string | null;
  readonly problem: string | null;
}

/** Makes the code of a gift card; it is in nobody's hands but those of who asked. */
export const showGiftCardCode = async (_before: CodeAnswer, form: FormData): Promise<CodeAnswer> => {
  try {
    const params = { giftCardId: String(form.get('giftCardId') ?? '') };
    const { code } = await (await shopperClient()).call(makeGiftCardCode, { params });
    return { code, problem: null };
  } catch (error) {
    if (error instanceof ContractError) return { code: null, problem: error.message };
    throw error;
  }
};

/** Puts a friend's code into the cart that there is, or keeps it for the one to come. */
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
