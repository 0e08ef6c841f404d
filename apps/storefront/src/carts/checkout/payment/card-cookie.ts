import { CARD_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../../shell/stored-values';

/** A card as the provider returns it: a one-time token, and the card's display name. */
export interface ChosenCard {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
}

const field = (value: object, name: string): string => {
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : '';
};

/** Returns a chosen card from a cookie's or a form's fields; null if anything differs from the provider's format. */
export const chosenCard = (value: unknown): ChosenCard | null => {
  if (typeof value !== 'object' || value === null) return null;
  const [token, brand, last4] = ['token', 'brand', 'last4'].map((name) => field(value, name));
  if (token === undefined || brand === undefined || last4 === undefined) return null;
  const isWhole = /^[\w-]{8,100}$/.test(token) && /^[\w ]{1,30}$/.test(brand) && /^\d{4}$/.test(last4);
  return isWhole ? { token, brand, last4 } : null;
};

/** Reads a chosen card from the cookie's text. */
export const parseCardText = (text: string): ChosenCard | null => {
  try {
    return chosenCard(JSON.parse(text));
  } catch {
    // It isn't a card, so the shopper is asked again.
    return null;
  }
};

export const readCard = async (): Promise<ChosenCard | null> =>
  parseCardText((await cookies()).get(CARD_COOKIE.name)?.value ?? '');

export const keepCard = async (card: ChosenCard): Promise<void> => {
  (await cookies()).set(CARD_COOKIE.name, JSON.stringify(card), attributesOf(CARD_COOKIE));
};

/** A token pays once: after an attempt, the card must be entered again. */
export const forgetCard = async (): Promise<void> => {
  (await cookies()).delete(CARD_COOKIE.name);
};
