import { Injectable } from '@nestjs/common';

import { isUniqueViolation, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { type PreparedTextRow, preparedTextEntity } from './prepared-text.entity.js';

const SELECT = 'SELECT id, name, subject, text, version, updated_at FROM orders.prepared_text';
const ALL = [SELECT, 'ORDER BY name'].join(' ');
const LOCKED = [SELECT, 'WHERE id = $1 FOR UPDATE'].join(' ');

/** The words of a prepared text. */
export type PreparedWords = Pick<PreparedTextRow, 'name' | 'subject' | 'text'>;

const isFree = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'prepared_text_name')) return false;
    throw error;
  }
};

/** The only writer of prepared texts. */
@Injectable()
export class PreparedTextRepository {
  /** Returns all of them; there are dozens. */
  all(db: SqlRunner): Promise<PreparedTextRow[]> {
    return db.query<PreparedTextRow>(ALL);
  }

  lock(tx: Transaction, id: string): Promise<PreparedTextRow | null> {
    return tx.one<PreparedTextRow>(LOCKED, [id]);
  }

  /** False where the name is taken. */
  insert(tx: Transaction, id: string, words: PreparedWords): Promise<boolean> {
    return isFree(() => tx.repository(preparedTextEntity).insert({ id, ...words }));
  }

  /** False where the name is taken. */
  update(tx: Transaction, id: string, words: PreparedWords): Promise<boolean> {
    return isFree(() =>
      tx
        .repository(preparedTextEntity)
        .update({ id }, { ...words, version: () => 'version + 1', updated_at: () => 'now()' }),
    );
  }

  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.repository(preparedTextEntity).delete({ id });
  }
}
