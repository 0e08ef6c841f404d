import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import type { Account } from './account.js';

/** Customers' accounts, for other features. Erased and unknown ones are the same: null, or left out. */
export abstract class Accounts {
  abstract byId(accountId: string, db?: SqlRunner): Promise<Account | null>;
  abstract byIds(accountIds: readonly string[], db?: SqlRunner): Promise<ReadonlyMap<string, Account>>;
  /** `email` in any case. */
  abstract byEmail(email: string, db?: SqlRunner): Promise<Account | null>;
  /**
   * Takes the person out of an account: name, address, phone, password, passkeys, sessions. The id stays for those who refer
   * to it. Records `identity.accountErased`; does nothing to an account that is erased or unknown.
   */
  abstract erase(tx: Transaction, accountId: string): Promise<void>;
}
