import { Injectable } from '@nestjs/common';

import { isUniqueViolation, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { type MacroRow, macroEntity } from './macro.entity.js';

const SELECT = 'SELECT id, name, steps, version, updated_at FROM orders.macro';
const ALL = [SELECT, 'ORDER BY name'].join(' ');
const LOCKED = [SELECT, 'WHERE id = $1 FOR UPDATE'].join(' ');

/** A macro's name and steps. */
export type MacroWords = Pick<MacroRow, 'name' | 'steps'>;

const isFree = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'macro_name')) return false;
    throw error;
  }
};

/** The only writer of macros. */
@Injectable()
export class MacroRepository {
  /** Returns all of them; there are dozens. */
  all(db: SqlRunner): Promise<MacroRow[]> {
    return db.query<MacroRow>(ALL);
  }

  lock(tx: Transaction, id: string): Promise<MacroRow | null> {
    return tx.one<MacroRow>(LOCKED, [id]);
  }

  /** False where the name is taken. */
  insert(tx: Transaction, id: string, words: MacroWords): Promise<boolean> {
    return isFree(() => tx.repository(macroEntity).insert({ id, ...words }));
  }

  /** False where the name is taken. */
  update(tx: Transaction, id: string, words: MacroWords): Promise<boolean> {
    return isFree(() =>
      tx
        .repository(macroEntity)
        .update({ id }, { ...words, version: () => 'version + 1', updated_at: () => 'now()' }),
    );
  }

  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.repository(macroEntity).delete({ id });
  }
}
