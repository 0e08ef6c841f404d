import { isUuid, KATAPULT_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../../shell/stored-values';

/** The identity of a lease application: our cart's id and a random number for the application. */
export interface KatapultIds {
  readonly cartId: string;
  readonly applicationId: string;
}

/** Returns the ids in a cookie's text if they belong to this cart; null otherwise. */
export const katapultIdsOf = (text: string | undefined, cartId: string): KatapultIds | null => {
  const [cart = '', applicationId = '', ...rest] = (text ?? '').split('.');
  return cart === cartId && isUuid(applicationId) && rest.length === 0 ? { cartId, applicationId } : null;
};

/** True if the shop offers Katapult leases. */
export const offersKatapult = (): boolean => (process.env.KATAPULT_MERCHANT_ID ?? '') !== '';

/** Returns the Katapult ids for a shopper whose card was refused, if Katapult is offered; they stay the same for a cart. */
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
