import { type Cents, cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** What a shop is paid for mounting one tire, least and most. Source: spec section 9. */
export const PAY_PER_TIRE = { least: cents(1500), most: cents(2400) } as const;

/** Hours within which a shop is paid. Source: spec section 9. */
export const INSTALLER_PAID_WITHIN_HOURS = 48;

/** Whether `amount`, whole cents, is a pay that the program gives. Refused with `installer.payInvalid`. */
export const checkPayPerTire = (amount: number): Result<Cents, 'installer.payInvalid'> =>
  Number.isSafeInteger(amount) && amount >= PAY_PER_TIRE.least && amount <= PAY_PER_TIRE.most
    ? ok(cents(amount))
    : refuse('installer.payInvalid');
