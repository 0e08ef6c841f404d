import { Injectable } from '@nestjs/common';
import type { SavedView } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database, isUniqueViolation } from '../../platform/database/index.js';

const OF_STAFF = `
  SELECT id, resource, name, definition FROM identity.saved_view
  WHERE staff_id = $1 AND resource = $2 ORDER BY lower(name), id`;

const INSERT = `
  INSERT INTO identity.saved_view (id, staff_id, resource, name, definition) VALUES ($1, $2, $3, $4, $5)`;

/** The only user of the saved views; everybody sees their own. */
@Injectable()
export class SavedViewRepository {
  constructor(private readonly database: Database) {}

  list(staffId: string, resource: SavedView['resource']): Promise<SavedView[]> {
    return this.database.query<SavedView>(OF_STAFF, [staffId, resource]);
  }

  async insert(staffId: string, view: SavedView): Promise<Result<SavedView, 'view.nameTaken'>> {
    const { id, resource, name, definition } = view;
    try {
      await this.database.execute(INSERT, [id, staffId, resource, name, JSON.stringify(definition)]);
      return ok(view);
    } catch (error) {
      if (isUniqueViolation(error, 'saved_view_staff_id_resource_name_key'))
        return refuse('view.nameTaken', { name });
      throw error;
    }
  }

  /** False where the person has no such view. */
  async remove(staffId: string, id: string): Promise<boolean> {
    const removed = await this.database.execute(
      'DELETE FROM identity.saved_view WHERE staff_id = $1 AND id = $2',
      [staffId, id],
    );
    return removed === 1;
  }
}
