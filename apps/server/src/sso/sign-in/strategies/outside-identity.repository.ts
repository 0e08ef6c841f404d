import { Injectable } from '@nestjs/common';

import type { Transaction } from '../../../platform/database/index.js';
import { outsideIdentityEntity } from '../outside-identity.entity.js';

export interface OutsideIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly accountId: string;
}

/** Accounts' identities at other providers. */
@Injectable()
export class OutsideIdentityRepository {
  async find(tx: Transaction, issuer: string, subject: string): Promise<string | null> {
    const row = await tx.repository(outsideIdentityEntity).findOneBy({ issuer, subject });
    return row?.account_id ?? null;
  }

  async link(tx: Transaction, { issuer, subject, accountId }: OutsideIdentity): Promise<void> {
    await tx.execute(
      `INSERT INTO identity.outside_identity (issuer, subject, account_id) VALUES ($1, $2, $3)
       ON CONFLICT (issuer, subject) DO NOTHING`,
      [issuer, subject, accountId],
    );
  }
}
