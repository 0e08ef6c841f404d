import type { Transaction } from '../../platform/database/index.js';

/** Ends sessions of an account together with what makes it necessary; the provider provides it. */
export abstract class EndsSessions {
  /** All sessions and tokens, but for the session whose uid is `exceptUid`. Whoever keeps tokens hears of it after the commit. */
  abstract end(tx: Transaction, accountId: string, exceptUid?: string | null): Promise<void>;
}
