import { Injectable } from '@nestjs/common';

import type { Renamed, SqlRunner, Transaction } from '../../../platform/database/index.js';
import type { StaffChallengeRow } from '../staff-challenge.entity.js';
import { type StaffPasskeyRow, staffPasskeyEntity } from '../staff-passkey.entity.js';

export type StaffPasskey = Pick<StaffPasskeyRow, 'id' | 'name' | 'counter'> &
  Renamed<
    StaffPasskeyRow,
    {
      staffId: 'staff_id';
      publicKey: 'public_key';
      createdAt: 'created_at';
      lastUsedAt: 'last_used_at';
    }
  >;

const OF_STAFF = `
  SELECT id, staff_id AS "staffId", name, public_key AS "publicKey", counter, created_at AS "createdAt",
    last_used_at AS "lastUsedAt"
  FROM identity.staff_passkey WHERE staff_id = $1 ORDER BY created_at`;

const INSERT = `
  INSERT INTO identity.staff_passkey (id, staff_id, name, public_key, counter) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (id) DO NOTHING`;

// A key that counts its uses and has counted further before was copied.
const USE = `
  UPDATE identity.staff_passkey SET counter = $3, last_used_at = now()
  WHERE id = $1 AND staff_id = $2 AND (counter < $3 OR (counter = 0 AND $3 = 0))`;

const KEEP_CHALLENGE = `
  INSERT INTO identity.staff_challenge (staff_id, purpose, challenge, expires_at)
  VALUES ($1, $2, $3, now() + interval '5 minutes')
  ON CONFLICT (staff_id, purpose) DO UPDATE SET challenge = EXCLUDED.challenge, expires_at = EXCLUDED.expires_at`;

const TAKE_CHALLENGE = `
  DELETE FROM identity.staff_challenge WHERE staff_id = $1 AND purpose = $2 AND expires_at > now()
  RETURNING challenge`;

export type ChallengePurpose = StaffChallengeRow['purpose'];

/** The only user of the passkeys of staff and of what they have to sign. */
@Injectable()
export class StaffPasskeyRepository {
  ofStaff(db: SqlRunner, staffId: string): Promise<StaffPasskey[]> {
    return db.query<StaffPasskey>(OF_STAFF, [staffId]);
  }

  /** False if the passkey is taken. */
  async insert(
    tx: Transaction,
    { id, staffId, name, publicKey, counter }: Omit<StaffPasskey, 'createdAt' | 'lastUsedAt'>,
  ): Promise<boolean> {
    return (await tx.execute(INSERT, [id, staffId, name, publicKey, counter])) === 1;
  }

  async use(tx: Transaction, staffId: string, id: string, counter: number): Promise<boolean> {
    return (await tx.execute(USE, [id, staffId, counter])) === 1;
  }

  async remove(tx: Transaction, staffId: string, id: string): Promise<boolean> {
    return (await tx.repository(staffPasskeyEntity).delete({ staff_id: staffId, id })).affected === 1;
  }

  async keepChallenge(
    db: SqlRunner,
    staffId: string,
    purpose: ChallengePurpose,
    challenge: string,
  ): Promise<void> {
    await db.execute(KEEP_CHALLENGE, [staffId, purpose, challenge]);
  }

  /** The challenge, used up by this call. */
  async takeChallenge(db: SqlRunner, staffId: string, purpose: ChallengePurpose): Promise<string | null> {
    const taken = await db.one<Pick<StaffChallengeRow, 'challenge'>>(TAKE_CHALLENGE, [staffId, purpose]);
    return taken?.challenge ?? null;
  }
}
