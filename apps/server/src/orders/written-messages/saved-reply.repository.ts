import { Injectable } from '@nestjs/common';

import { isUniqueViolation, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { type SavedReplyRow, savedReplyEntity } from './saved-reply.entity.js';

const SELECT = 'SELECT id, name, subject, text, version, updated_at FROM orders.prepared_text';
const ALL = [SELECT, 'ORDER BY name'].join(' ');
const LOCKED = [SELECT, 'WHERE id = $1 FOR UPDATE'].join(' ');

/** The words of a saved reply. */
export type ReplyWords = Pick<SavedReplyRow, 'name' | 'subject' | 'text'>;

const isFree = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'prepared_text_name')) return false;
    throw error;
  }
};

/** The only writer of saved replies. */
@Injectable()
export class SavedReplyRepository {
  /** Returns all of them; there are dozens. */
  all(db: SqlRunner): Promise<SavedReplyRow[]> {
    return db.query<SavedReplyRow>(ALL);
  }

  lock(tx: Transaction, id: string): Promise<SavedReplyRow | null> {
    return tx.one<SavedReplyRow>(LOCKED, [id]);
  }

  /** False where the name is taken. */
  insert(tx: Transaction, id: string, words: ReplyWords): Promise<boolean> {
    return isFree(() => tx.repository(savedReplyEntity).insert({ id, ...words }));
  }

  /** False where the name is taken. */
  update(tx: Transaction, id: string, words: ReplyWords): Promise<boolean> {
    return isFree(() =>
      tx
        .repository(savedReplyEntity)
        .update({ id }, { ...words, version: () => 'version + 1', updated_at: () => 'now()' }),
    );
  }

  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.repository(savedReplyEntity).delete({ id });
  }
}
