'use server';

import { chosenCard, keepCard } from './card-cookie';
import { chooseMethod } from './choose-method';

export interface CardState {
  readonly problem: string | null;
}

/** Stores the provider's token for the card, and redirects to the last stop. */
export const chooseCard = async (before: CardState, form: FormData): Promise<CardState> => {
  const card = chosenCard(Object.fromEntries(form));
  if (card === null) return { problem: 'Please enter your card details again.' };
  await keepCard(card);
  const choice = new FormData();
  choice.set('method', 'card');
  return chooseMethod(before, choice);
};
