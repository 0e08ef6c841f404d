'use server';

import { chooseGiftCard, ContractError, dropGiftCard } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { refresh } from 'next/cache';
import { shopperClient } from '../../../shell/api';
import { cartToken } from '../../cart';

export interface GiftCardState {
  readonly problem: string | null;
  /** The typed text, for correction. */
  readonly code: string;
}

/** Pays the cart with a gift card: one of the customer's, or by its code; without either, removes the gift card. */
export const changeGiftCard = async (_before: GiftCardState, form: FormData): Promise<GiftCardState> => {
  const token = await cartToken();
  if (token === null) redirect('/cart');
  const client = await shopperClient({ cart: token });
  const [code, giftCardId] = ['code', 'giftCardId'].map((name) => String(form.get(name) ?? ''));
  try {
    if (form.get('intent') === 'drop') await client.call(dropGiftCard, {});
    else
      await client.call(chooseGiftCard, {
        body: giftCardId === '' ? { code: code ?? '' } : { giftCardId: giftCardId ?? '' },
      });
  } catch (error) {
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500)
      return { problem: error.fields?.[0]?.message ?? error.message, code: code ?? '' };
    throw error;
  }
  refresh();
  return { problem: null, code: '' };
};
