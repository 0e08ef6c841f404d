import { Injectable } from '@nestjs/common';
import type { OwnedRecord } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../database/index.js';
import type { WorkOwnerRow } from './work-owner.entity.js';

/** A record with owners. */
export interface RecordRef {
  readonly kind: OwnedRecord;
  readonly id: string;
}

/** A person who gets a record, from a colleague or by taking it. */
export interface NewOwner {
  readonly staffId: string;
  readonly name: string;
  readonly handedBy: string | null;
  readonly note: string | null;
}

const FIND = 'SELECT * FROM platform.work_owner WHERE kind = $1 AND record_id = $2';

// The loser of two people who take at once finds the winner’s row.
const TAKE_FREE = `
  INSERT INTO platform.work_owner (kind, record_id, owner_id, owner_name, handed_by, note) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (kind, record_id) DO NOTHING`;
const PASS_ON = `
  UPDATE platform.work_owner SET owner_id = $3, owner_name = $4, handed_by = $5, note = $6, since = now()
  WHERE kind = $1 AND record_id = $2 AND owner_id = $7`;
const GIVE_BACK = 'DELETE FROM platform.work_owner WHERE kind = $1 AND record_id = $2 AND owner_id = $3';

const FREE = 'DELETE FROM platform.work_owner WHERE owner_id = $1';
const FORGET_NOTES = 'UPDATE platform.work_owner SET note = NULL WHERE record_id = ANY ($1::uuid[])';
const FORGET = 'DELETE FROM platform.work_owner WHERE since < now() - make_interval(days => $1)';

/** The only writer of owners. Each write names the owner that was seen, so that of two people only one wins. */
@Injectable()
export class WorkOwnerRepository {
  find(db: SqlRunner, { kind, id }: RecordRef): Promise<WorkOwnerRow | null> {
    return db.one<WorkOwnerRow>(FIND, [kind, id]);
  }

  /** False if the owner is no longer `seen`; null is nobody. */
  async set(tx: Transaction, { kind, id }: RecordRef, to: NewOwner, seen: string | null): Promise<boolean> {
    const params = [kind, id, to.staffId, to.name, to.handedBy, to.note];
    const written =
      seen === null ? await tx.execute(TAKE_FREE, params) : await tx.execute(PASS_ON, [...params, seen]);
    return written === 1;
  }

  /** False if the owner is no longer `seen`. */
  async clear(tx: Transaction, { kind, id }: RecordRef, seen: string): Promise<boolean> {
    return (await tx.execute(GIVE_BACK, [kind, id, seen])) === 1;
  }

  /** Gives back all that a person owns; returns how many records that are. */
  free(tx: Transaction, staffId: string): Promise<number> {
    return tx.execute(FREE, [staffId]);
  }

  /** Forgets what colleagues wrote about these records; their owners stay. */
  async forgetNotes(tx: Transaction, ids: readonly string[]): Promise<void> {
    await tx.execute(FORGET_NOTES, [ids]);
  }

  /** Forgets owners of more than `days` ago. */
  async forget(db: SqlRunner, days: number): Promise<void> {
    await db.execute(FORGET, [days]);
  }
}
