import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { Accounts } from '../../sso/index.js';
import type { SqlRunner } from '../../platform/database/index.js';

/** The buyer: an account, and the owner of the order's email address. */
export interface Buyer {
  readonly accountId: string | null;
  readonly email: string | null;
}

const MOST_REMEMBERED = 5_000;

/** Under which mailboxes a customer is one person: that of the order's address, and that of the account. */
@Injectable()
export class CustomerMailboxes {
  /** An account keeps its address, so what is known stays true. */
  private readonly known = new LRUCache<string, string>({ max: MOST_REMEMBERED });

  constructor(private readonly accounts: Accounts) {}

  /** The order's first; each once. Empty for an unknown guest. */
  async of({ accountId, email }: Buyer, db?: SqlRunner): Promise<string[]> {
    const mailboxes = [
      email === null ? null : mailboxOf(email),
      accountId === null ? null : await this.ofAccount(accountId, db),
    ];
    return [...new Set(mailboxes.filter((mailbox) => mailbox !== null))];
  }

  /** Null for an unknown or erased account. */
  private async ofAccount(accountId: string, db?: SqlRunner): Promise<string | null> {
    const known = this.known.get(accountId);
    if (known !== undefined) return known;
    const account = await this.accounts.byId(accountId, db);
    if (account === null) return null;
    const mailbox = mailboxOf(account.email);
    this.known.set(accountId, mailbox);
    return mailbox;
  }
}
