import { isUuid, KATAPULT_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../../shell/stored-values';

/** By what an application for a lease is known: our cart's id and a random number of the application. */
export interface KatapultIds {
  readonly cartId: string;
  readonly applicationId: string;
}

/** The ids in a cookie's text where they are of this very cart; null for all else. */
export const katapultIdsOf = (text: string | undefined, cartId: string): KatapultIds | null => {
  const [cart = '', applicationId = '', ...rest] = (text ?? '').split('.');
  return cart === cartId && isUuid(applicationId) && rest.length === 0 ? { cartId, applicationId } : null;
};

/** Whether leases at Katapult are offered here. */
export const offersKatapult = (): boolean => (process.env.KATAPULT_MERCHANT_ID ?? '') !== '';

/** A shopper whose card was refused may go on at Katapult, where it is offered: the ids of that stay the same for a cart. */
export const keepKatapultIds = async (cartId: string): Promise<KatapultIds | null> => {
  if (!offersKatapult() || !isUuid(cartId)) return null;
  const jar = await cookies();
  const ids = katapultIdsOf(jar.get(KATAPULT_COOKIE.name)?.value, cartId) ?? {
    cartId,
    applicationId: crypto.randomUUID(),
  };
  jar.set(KATAPULT_COOKIE.name, `${ids.cartId}.${ids.applicationId}`, attributesOf(KATAPULT_COOKIE));
  return ids;
};
