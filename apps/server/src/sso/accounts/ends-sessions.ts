import type { Transaction } from '../../platform/database/index.js';

/** Ends sessions of an account together with what makes it necessary; the provider provides it. */
export abstract class EndsSessions {
  /**
   * Ends all sessions and tokens except the session with uid `exceptUid`. Token caches are notified after the commit.
   */
  abstract end(tx: Transaction, accountId: string, exceptUid?: string | null): Promise<void>;
}
