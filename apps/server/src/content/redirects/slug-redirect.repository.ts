import { Injectable } from '@nestjs/common';
import type { SlugRedirect } from '@simpletread/domain';

import { isUniqueViolation, type SqlRunner, type Transaction } from '../../platform/database/index.js';

export interface StoredRedirect extends SlugRedirect {
  readonly id: string;
  readonly isAutomatic: boolean;
  readonly version: number;
  readonly createdAt: Date;
}

const SELECT = `
  SELECT id, from_path AS "fromPath", to_path AS "toPath", is_automatic AS "isAutomatic", version, created_at AS "createdAt"
  FROM content.slug_redirect`;

const ALL = [SELECT, 'ORDER BY from_path'].join(' ');
const LOCKED = [SELECT, 'WHERE id = $1 FOR UPDATE'].join(' ');

/** Redirects lead on from one another: who changes one waits for whoever is at them. */
const LOCK_ALL = "SELECT pg_advisory_xact_lock(hashtext('content.slug_redirect'))";

const INSERT = `
  INSERT INTO content.slug_redirect (id, from_path, to_path, is_automatic) VALUES ($1, $2, $3, $4)`;

const UPDATE = `
  UPDATE content.slug_redirect SET from_path = $2, to_path = $3, is_automatic = false, version = version + 1, updated_at = now()
  WHERE id = $1`;

const isFree = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'slug_redirect_from')) return false;
    throw error;
  }
};

/** The only writer of redirects. */
@Injectable()
export class SlugRedirectRepository {
  all(db: SqlRunner): Promise<StoredRedirect[]> {
    return db.query<StoredRedirect>(ALL);
  }

  async lockAll(tx: Transaction): Promise<StoredRedirect[]> {
    await tx.query(LOCK_ALL);
    return this.all(tx);
  }

  lock(tx: Transaction, id: string): Promise<StoredRedirect | null> {
    return tx.one<StoredRedirect>(LOCKED, [id]);
  }

  /** False where the address is redirected already. */
  insert(
    tx: Transaction,
    id: string,
    { fromPath, toPath }: SlugRedirect,
    isAutomatic: boolean,
  ): Promise<boolean> {
    return isFree(() => tx.execute(INSERT, [id, fromPath, toPath, isAutomatic]));
  }

  /** False where the address is redirected already. */
  update(tx: Transaction, id: string, { fromPath, toPath }: SlugRedirect): Promise<boolean> {
    return isFree(() => tx.execute(UPDATE, [id, fromPath, toPath]));
  }

  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.execute('DELETE FROM content.slug_redirect WHERE id = $1', [id]);
  }

  async deleteFrom(tx: Transaction, fromPath: string): Promise<void> {
    await tx.execute('DELETE FROM content.slug_redirect WHERE from_path = $1', [fromPath]);
  }
}
