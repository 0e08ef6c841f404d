import { Injectable } from '@nestjs/common';

import { isUniqueViolation, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { type SavedSegmentRow, savedSegmentEntity } from './saved-segment.entity.js';

const SELECT = 'SELECT id, name, segment, version, updated_at FROM people.saved_segment';
const ALL = [SELECT, 'ORDER BY lower(name)'].join(' ');
const LOCKED = [SELECT, 'WHERE id = $1 FOR UPDATE'].join(' ');

/** A saved segment's name and rule. */
export type SegmentWords = Pick<SavedSegmentRow, 'name' | 'segment'>;

const isFree = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'saved_segment_name')) return false;
    throw error;
  }
};

/** The only writer of saved segments. */
@Injectable()
export class SavedSegmentRepository {
  /** Returns all of them; there are dozens. */
  all(db: SqlRunner): Promise<SavedSegmentRow[]> {
    return db.query<SavedSegmentRow>(ALL);
  }

  lock(tx: Transaction, id: string): Promise<SavedSegmentRow | null> {
    return tx.one<SavedSegmentRow>(LOCKED, [id]);
  }

  /** False where the name is taken. */
  insert(tx: Transaction, id: string, words: SegmentWords): Promise<boolean> {
    return isFree(() => tx.repository(savedSegmentEntity).insert({ id, ...words }));
  }

  /** False where the name is taken. */
  update(tx: Transaction, id: string, words: SegmentWords): Promise<boolean> {
    return isFree(() =>
      tx
        .repository(savedSegmentEntity)
        .update({ id }, { ...words, version: () => 'version + 1', updated_at: () => 'now()' }),
    );
  }

  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.repository(savedSegmentEntity).delete({ id });
  }
}
