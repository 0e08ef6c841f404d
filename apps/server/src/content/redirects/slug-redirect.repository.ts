import { Injectable } from '@nestjs/common';
import type { SlugRedirect } from '@simpletread/domain';

import {
  isUniqueViolation,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import { type SlugRedirectRow, slugRedirectEntity } from './slug-redirect.entity.js';

export type StoredRedirect = Pick<SlugRedirectRow, 'id' | 'version'> &
  Renamed<
    SlugRedirectRow,
    { fromPath: 'from_path'; toPath: 'to_path'; isAutomatic: 'is_automatic'; createdAt: 'created_at' }
  >;

const SELECT = `
  SELECT id, from_path AS "fromPath", to_path AS "toPath", is_automatic AS "isAutomatic", version, created_at AS "createdAt"
  FROM content.slug_redirect`;

const ALL = [SELECT, 'ORDER BY from_path'].join(' ');
const LOCKED = [SELECT, 'WHERE id = $1 FOR UPDATE'].join(' ');

/** Redirects form chains, so their changes are serialized. */
const LOCK_ALL = "SELECT pg_advisory_xact_lock(hashtext('content.slug_redirect'))";

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
    return isFree(() =>
      tx
        .repository(slugRedirectEntity)
        .insert({ id, from_path: fromPath, to_path: toPath, is_automatic: isAutomatic }),
    );
  }

  /** False where the address is redirected already. */
  update(tx: Transaction, id: string, { fromPath, toPath }: SlugRedirect): Promise<boolean> {
    return isFree(() =>
      tx.repository(slugRedirectEntity).update(
        { id },
        {
          from_path: fromPath,
          to_path: toPath,
          is_automatic: false,
          version: () => 'version + 1',
          updated_at: () => 'now()',
        },
      ),
    );
  }

  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.repository(slugRedirectEntity).delete({ id });
  }

  async deleteFrom(tx: Transaction, fromPath: string): Promise<void> {
    await tx.repository(slugRedirectEntity).delete({ from_path: fromPath });
  }
}
