import { Injectable } from '@nestjs/common';
import type { SavedView } from '@simpletread/contract';

import { type Computed, Database, type Transaction } from '../database/index.js';
import type { SavedViewRow } from './saved-view.entity.js';

type ViewRow = Pick<SavedViewRow, 'id' | 'resource' | 'name' | 'definition' | 'is_shared' | 'staff_name'> &
  Computed<{ is_own: boolean }>;

/** The person who saves a view. */
export type ViewOwner = Readonly<{ staffId: string; name: string }>;

const COLUMNS = 'id, resource, name, definition, is_shared, staff_name, staff_id = $1 AS is_own';

const OF_STAFF = `
  SELECT ${COLUMNS} FROM platform.saved_view
  WHERE resource = $2 AND (staff_id = $1 OR is_shared) ORDER BY staff_id <> $1, lower(name), id`;

const INSERT = `
  INSERT INTO platform.saved_view (id, staff_id, resource, name, definition, is_shared, staff_name) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (staff_id, resource, name) DO NOTHING`;

const SHARE = `
  UPDATE platform.saved_view SET is_shared = $3, staff_name = $4 WHERE staff_id = $1 AND id = $2 RETURNING ${COLUMNS}`;

const DELETE = `DELETE FROM platform.saved_view WHERE staff_id = $1 AND id = $2 RETURNING ${COLUMNS}`;

const viewOf = ({ id, resource, name, definition, ...row }: ViewRow): SavedView => ({
  id,
  resource,
  name,
  definition,
  isShared: row.is_shared,
  sharedBy: row.is_own ? null : row.staff_name,
});

/** The only access to saved views; staff change only their own. */
@Injectable()
export class SavedViewRepository {
  constructor(private readonly database: Database) {}

  /** The person's own views and those that colleagues share. */
  async list(staffId: string, resource: SavedView['resource']): Promise<SavedView[]> {
    return (await this.database.query<ViewRow>(OF_STAFF, [staffId, resource])).map(viewOf);
  }

  /** False where the person has a view of that name. */
  async insert(tx: Transaction, { staffId, name: owner }: ViewOwner, view: SavedView): Promise<boolean> {
    const { id, resource, name, definition, isShared } = view;
    const params = [id, staffId, resource, name, JSON.stringify(definition), isShared, owner];
    return (await tx.execute(INSERT, params)) === 1;
  }

  /** The view as it is now; null if the caller has no such view. */
  async share(tx: Transaction, owner: ViewOwner, id: string, isShared: boolean): Promise<SavedView | null> {
    const row = await tx.one<ViewRow>(SHARE, [owner.staffId, id, isShared, owner.name]);
    return row === null ? null : viewOf(row);
  }

  /** The deleted view; null if the caller has no such view. */
  async remove(tx: Transaction, staffId: string, id: string): Promise<SavedView | null> {
    const row = await tx.one<ViewRow>(DELETE, [staffId, id]);
    return row === null ? null : viewOf(row);
  }
}
