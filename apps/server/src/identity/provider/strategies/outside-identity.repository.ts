import { Injectable } from '@nestjs/common';

import type { Transaction } from '../../../platform/database/index.js';

export interface OutsideIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly accountId: string;
}

/** Who accounts are at other providers. */
@Injectable()
export class OutsideIdentityRepository {
  async find(tx: Transaction, issuer: string, subject: string): Promise<string | null> {
    const row = await tx.one<{ accountId: string }>(
      `SELECT account_id AS "accountId" FROM identity.outside_identity WHERE issuer = $1 AND subject = $2`,
      [issuer, subject],
    );
    return row?.accountId ?? null;
  }

  async link(tx: Transaction, { issuer, subject, accountId }: OutsideIdentity): Promise<void> {
    await tx.execute(
      `INSERT INTO identity.outside_identity (issuer, subject, account_id) VALUES ($1, $2, $3)
       ON CONFLICT (issuer, subject) DO NOTHING`,
      [issuer, subject, accountId],
    );
  }
}
