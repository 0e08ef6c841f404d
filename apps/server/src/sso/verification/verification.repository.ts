import { Injectable } from '@nestjs/common';
import type { VerifiedGroup } from '@simpletread/domain';

import { Database, type Renamed, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { type VerificationResultRow, verificationResultEntity } from './verification-result.entity.js';
import { type VerificationVisitRow, verificationVisitEntity } from './verification-visit.entity.js';

/** A group that an account was verified for, until it has to be verified again. */
export type VerifiedGroupProof = Pick<VerificationResultRow, 'until'> &
  Renamed<VerificationResultRow, { group: 'group_name'; verifiedAt: 'verified_at' }>;

type VisitedRow = Renamed<VerificationVisitRow, { group: 'group_name' }>;

const VISIT_MINUTES = 30;

/** The only SQL on verifications. */
@Injectable()
export class VerificationRepository {
  constructor(private readonly database: Database) {}

  async begin(tx: Transaction, stateHash: string, accountId: string, group: VerifiedGroup): Promise<void> {
    await tx.repository(verificationVisitEntity).insert({
      state_hash: stateHash,
      account_id: accountId,
      group_name: group,
      expires_at: () => `now() + make_interval(mins => ${VISIT_MINUTES})`,
    });
    await tx.execute('DELETE FROM verification.visit WHERE account_id = $1 AND expires_at < now()', [
      accountId,
    ]);
  }

  /** Uses the visit up, for its own account alone; null where there is none, it is over or was used. */
  async consume(tx: Transaction, stateHash: string, accountId: string): Promise<VerifiedGroup | null> {
    const row = await tx.one<VisitedRow>(
      `UPDATE verification.visit SET consumed_at = now()
       WHERE state_hash = $1 AND account_id = $2 AND consumed_at IS NULL AND expires_at > now()
       RETURNING group_name AS group`,
      [stateHash, accountId],
    );
    return row?.group ?? null;
  }

  /** False where the person is verified for another account. */
  async keep(
    tx: Transaction,
    accountId: string,
    subjectHash: string,
    { group, verifiedAt, until }: VerifiedGroupProof,
  ): Promise<boolean> {
    await tx.execute(
      'DELETE FROM verification.result WHERE subject_hash = $1 AND group_name = $2 AND until <= now()',
      [subjectHash, group],
    );
    await tx.execute('SELECT pg_advisory_xact_lock(hashtextextended($1, 27))', [subjectHash]);
    const count = await tx.execute(
      `INSERT INTO verification.result (account_id, group_name, subject_hash, verified_at, until)
       SELECT $1, $2, $3, $4, $5
       WHERE NOT EXISTS (SELECT FROM verification.result r
         WHERE r.subject_hash = $3 AND r.group_name = $2 AND r.account_id <> $1)
       ON CONFLICT (account_id, group_name)
       DO UPDATE SET subject_hash = EXCLUDED.subject_hash, verified_at = EXCLUDED.verified_at, until = EXCLUDED.until`,
      [accountId, group, subjectHash, verifiedAt, until],
    );
    return count === 1;
  }

  /** All that were ever verified, ended ones too. */
  of(accountId: string, db: SqlRunner = this.database): Promise<VerifiedGroupProof[]> {
    return db.query<VerifiedGroupProof>(
      `SELECT group_name AS "group", verified_at AS "verifiedAt", until
       FROM verification.result WHERE account_id = $1 ORDER BY group_name`,
      [accountId],
    );
  }

  async forget(tx: Transaction, accountId: string): Promise<void> {
    await tx.repository(verificationResultEntity).delete({ account_id: accountId });
    await tx.repository(verificationVisitEntity).delete({ account_id: accountId });
  }
}
