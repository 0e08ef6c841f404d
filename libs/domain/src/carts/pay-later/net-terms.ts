import { isPaidOverTime, type PayLaterMethod, paymentMethodName } from '../../pricing/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { AccountTypeName } from '../../sso/index.js';

/**
 * The accounts of businesses, which buy on net terms. Retail Member, EPP and Employee Buying are people with better prices, and a Sales Tool
 * account is our own.
 */
export const NET_TERMS_ACCOUNT_TYPES = [
  'Wholesale',
  'Fleet',
  'Partner Program',
  'Special Order',
] as const satisfies readonly AccountTypeName[];

/** True if accounts of these types can pay by invoice. */
export const isOnNetTerms = (accountTypes: readonly AccountTypeName[]): boolean =>
  NET_TERMS_ACCOUNT_TYPES.some((type) => accountTypes.includes(type));

/** Checks that a buyer with these account types can pay with a lender. Refuses net terms to people with `payment.businessOnly`. */
export const checkLenderFor = (
  method: PayLaterMethod,
  accountTypes: readonly AccountTypeName[],
): Result<null, 'payment.businessOnly'> =>
  isPaidOverTime(method) || isOnNetTerms(accountTypes)
    ? ok(null)
    : refuse('payment.businessOnly', { name: paymentMethodName(method) });
