import { Injectable } from '@nestjs/common';
import type { SavedView } from '@simpletread/contract';

import { Database, type Transaction } from '../database/index.js';
import type { SavedViewRow } from './saved-view.entity.js';

type ViewRow = Pick<SavedViewRow, 'id' | 'resource' | 'name' | 'definition'>;

const OF_STAFF = `
  SELECT id, resource, name, definition FROM platform.saved_view
  WHERE staff_id = $1 AND resource = $2 ORDER BY lower(name), id`;

const INSERT = `
  INSERT INTO platform.saved_view (id, staff_id, resource, name, definition) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (staff_id, resource, name) DO NOTHING`;

const DELETE = `
  DELETE FROM platform.saved_view WHERE staff_id = $1 AND id = $2 RETURNING id, resource, name, definition`;

/** The only user of the saved views; staff members see only their own. */
@Injectable()
export class SavedViewRepository {
  constructor(private readonly database: Database) {}

  list(staffId: string, resource: SavedView['resource']): Promise<SavedView[]> {
    return this.database.query<ViewRow>(OF_STAFF, [staffId, resource]);
  }

  /** False where the person has a view of that name. */
  async insert(tx: Transaction, staffId: string, view: SavedView): Promise<boolean> {
    const { id, resource, name, definition } = view;
    const inserted = await tx.execute(INSERT, [id, staffId, resource, name, JSON.stringify(definition)]);
    return inserted === 1;
  }

  /** The deleted view; null if the caller has no such view. */
  async remove(tx: Transaction, staffId: string, id: string): Promise<SavedView | null> {
    return tx.one<ViewRow>(DELETE, [staffId, id]);
  }
}
