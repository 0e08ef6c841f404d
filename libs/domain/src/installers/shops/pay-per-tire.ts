import { type Cents, cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** The least and most a shop is paid for mounting one tire. Source: spec section 9. */
export const PAY_PER_TIRE = { least: cents(1500), most: cents(2400) } as const;

/** Hours within which a shop is paid. Source: spec section 9. */
export const INSTALLER_PAID_WITHIN_HOURS = 48;

/** Checks that `amount`, in whole cents, is within the program's pay. Refuses with `installer.payInvalid`. */
export const checkPayPerTire = (amount: number): Result<Cents, 'installer.payInvalid'> =>
  Number.isSafeInteger(amount) && amount >= PAY_PER_TIRE.least && amount <= PAY_PER_TIRE.most
    ? ok(cents(amount))
    : refuse('installer.payInvalid');
