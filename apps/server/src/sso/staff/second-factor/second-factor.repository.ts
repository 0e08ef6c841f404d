import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/index.js';
import type { Computed, Renamed, SqlRunner, Transaction } from '../../../platform/database/index.js';
import { Seal } from '../../../platform/sealing/index.js';
import { staffRecoveryCodeEntity } from '../staff-recovery-code.entity.js';
import { type StaffRow, staffEntity } from '../staff.entity.js';

interface Secret {
  readonly secret: string;
}

/** Since when the authenticator app counts, null without one, and what else there is. */
export type FactorState = Renamed<StaffRow, { authenticatorSince: 'totp_confirmed_at' }> &
  Computed<{ recoveryCodesLeft: number; passkeyCount: number }>;

type SealedRow = Renamed<StaffRow, { sealed: 'totp_secret' | 'totp_pending_secret' }>;

const STATE = `
  SELECT p.totp_confirmed_at AS "authenticatorSince",
    (SELECT count(*)::int FROM identity.staff_recovery_code c WHERE c.staff_id = p.id AND c.used_at IS NULL)
      AS "recoveryCodesLeft",
    (SELECT count(*)::int FROM identity.staff_passkey k WHERE k.staff_id = p.id) AS "passkeyCount"
  FROM identity.staff p WHERE p.id = $1`;

// A code works once, so a code seen over a shoulder is useless.
const USE_STEP = `
  UPDATE identity.staff SET totp_last_step = $2
  WHERE id = $1 AND totp_last_step < $2 AND totp_confirmed_at IS NOT NULL`;

const USE_RECOVERY_CODE = `
  UPDATE identity.staff_recovery_code SET used_at = now()
  WHERE staff_id = $1 AND code_hash = $2 AND used_at IS NULL`;

/** The only user of the authenticator secrets and recovery codes of staff; secrets are sealed, codes are kept as hashes. */
@Injectable()
export class SecondFactorRepository {
  private readonly seal: Seal;

  constructor(config: Config) {
    this.seal = new Seal(config.sessionSecret, 'staff authenticator');
  }

  async state(db: SqlRunner, staffId: string): Promise<FactorState> {
    const state = await db.one<FactorState>(STATE, [staffId]);
    return state ?? { authenticatorSince: null, recoveryCodesLeft: 0, passkeyCount: 0 };
  }

  /** The secret that codes are checked with: of the current app, or of one being set up. */
  async secret(db: SqlRunner, staffId: string, kind: 'inUse' | 'pending'): Promise<string | null> {
    const row = await db.one<SealedRow>(
      kind === 'inUse'
        ? 'SELECT totp_secret AS sealed FROM identity.staff WHERE id = $1 AND totp_confirmed_at IS NOT NULL'
        : 'SELECT totp_pending_secret AS sealed FROM identity.staff WHERE id = $1',
      [staffId],
    );
    const sealed = row?.sealed ?? null;
    if (sealed === null) return null;
    return this.seal.open<Secret>(sealed, staffId)?.secret ?? null;
  }

  async keepPending(db: SqlRunner, staffId: string, secret: string): Promise<void> {
    const sealed = this.seal.seal({ secret } satisfies Secret, staffId);
    await db.execute('UPDATE identity.staff SET totp_pending_secret = $2 WHERE id = $1', [staffId, sealed]);
  }

  /** Takes the secret that was being set up into use, from `step` on. */
  async confirmPending(tx: Transaction, staffId: string, step: number): Promise<boolean> {
    const changed = await tx.execute(
      `UPDATE identity.staff SET totp_secret = totp_pending_secret, totp_pending_secret = NULL,
         totp_confirmed_at = now(), totp_last_step = $2
       WHERE id = $1 AND totp_pending_secret IS NOT NULL`,
      [staffId, step],
    );
    return changed === 1;
  }

  async removeAuthenticator(tx: Transaction, staffId: string): Promise<void> {
    await tx
      .repository(staffEntity)
      .update({ id: staffId }, { totp_secret: null, totp_pending_secret: null, totp_confirmed_at: null });
    await tx.repository(staffRecoveryCodeEntity).delete({ staff_id: staffId });
  }

  /** False for a step that was used before. */
  async useStep(tx: Transaction, staffId: string, step: number): Promise<boolean> {
    return (await tx.execute(USE_STEP, [staffId, step])) === 1;
  }

  async useRecoveryCode(tx: Transaction, staffId: string, codeHash: string): Promise<boolean> {
    return (await tx.execute(USE_RECOVERY_CODE, [staffId, codeHash])) === 1;
  }

  async replaceRecoveryCodes(tx: Transaction, staffId: string, codeHashes: readonly string[]): Promise<void> {
    const codes = tx.repository(staffRecoveryCodeEntity);
    await codes.delete({ staff_id: staffId });
    await codes.insert(codeHashes.map((hash) => ({ staff_id: staffId, code_hash: hash })));
  }
}
