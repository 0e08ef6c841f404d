import { NEXT_SHOP_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../shell/stored-values';

const CODE = /^[A-Z0-9-]{3,20}$/i;

/** Returns the shop that waits for the cart's tires; null without one. */
export const readNextShop = async (): Promise<string | null> => {
  const code = (await cookies()).get(NEXT_SHOP_COOKIE.name)?.value ?? '';
  return CODE.test(code) ? code : null;
};

/** Keeps a shop until there is a cart for it. */
export const keepNextShop = async (code: string): Promise<void> => {
  (await cookies()).set(NEXT_SHOP_COOKIE.name, code, attributesOf(NEXT_SHOP_COOKIE));
};

export const forgetNextShop = async (): Promise<void> => {
  (await cookies()).delete(NEXT_SHOP_COOKIE.name);
};
