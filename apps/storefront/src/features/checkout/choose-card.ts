'use server';

import { redirect } from 'next/navigation';
import { cartToken } from '../cart/read-cart';
import { chosenCard, keepCard } from './card-cookie';
import { checkoutHref } from './checkout-steps';
import { tellDevice } from './device-token';

export interface CardState {
  readonly problem: string | null;
}

/** Keeps the token that the provider gave for the card, and leads to the last stop. */
export const chooseCard = async (_before: CardState, form: FormData): Promise<CardState> => {
  const card = chosenCard(Object.fromEntries(form));
  if (card === null) return { problem: 'Please enter your card details again.' };
  await keepCard(card);
  const token = await cartToken();
  if (token !== null) await tellDevice(token);
  redirect(checkoutHref('order-summary'));
};
