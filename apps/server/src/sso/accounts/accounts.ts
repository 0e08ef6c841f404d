import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import type { Account } from './account.js';

/** Customers' accounts, for other features. Erased and unknown ones look the same: null, or left out. */
export abstract class Accounts {
  abstract byId(accountId: string, db?: SqlRunner): Promise<Account | null>;
  abstract byIds(accountIds: readonly string[], db?: SqlRunner): Promise<ReadonlyMap<string, Account>>;
  /** `email` in any case. */
  abstract byEmail(email: string, db?: SqlRunner): Promise<Account | null>;
  /** Ids of the accounts whose addresses reach one of the mailboxes (`mailboxOf`). */
  abstract idsOfMailboxes(mailboxes: readonly string[], db?: SqlRunner): Promise<string[]>;
  /**
   * Erases the person from an account: name, address, phone, password, passkeys, sessions. The id stays for records
   * that refer to it. Records `identity.accountErased`; does nothing to an erased or unknown account.
   */
  abstract erase(tx: Transaction, accountId: string): Promise<void>;
}
