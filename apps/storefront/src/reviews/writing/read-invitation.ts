import { checkReviewInvitation } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../shell/api';

/** The key of an invitation's link, once checked. */
export interface CheckedInvitation {
  /** Proves the purchase; null without such a key. */
  readonly invitation: string | null;
  /** True if the link had a key that proves nothing. */
  readonly isLinkUnknown: boolean;
}

/** Checks the key of an invitation's link before the form promises a verified purchase. */
export const readInvitation = async (
  brand: string,
  line: string,
  given: string | string[] | undefined,
): Promise<CheckedInvitation> => {
  if (given === undefined) return { invitation: null, isLinkUnknown: false };
  const unknown = { invitation: null, isLinkUnknown: true };
  if (typeof given !== 'string') return unknown;
  try {
    const body = { brand, line, invitation: given };
    const { isKnown } = await (await shopperClient()).call(checkReviewInvitation, { body });
    return isKnown ? { invitation: given, isLinkUnknown: false } : unknown;
  } catch (error) {
    if (isRefusal(error, 'request.invalid')) return unknown;
    throw error;
  }
};
