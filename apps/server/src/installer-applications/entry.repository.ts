import { Injectable } from '@nestjs/common';

import { Database, type SqlRunner, type Transaction } from '../platform/database/index.js';
import { newId } from '../platform/ids/index.js';
import type { InstallerEntry } from './installer-application.js';

/** The only SQL on what was written about applications of shops. */
@Injectable()
export class EntryRepository {
  constructor(private readonly database: Database) {}

  async add(tx: Transaction, applicationId: string, entry: Omit<InstallerEntry, 'at'>): Promise<void> {
    await tx.execute(
      `INSERT INTO installer_applications.entry (id, application_id, event, by_kind, by_name, text, is_internal)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), applicationId, entry.event, entry.byKind, entry.byName, entry.text, entry.isInternal],
    );
  }

  /** Something that the applicant did or wrote. */
  addOfApplicant(tx: Transaction, applicationId: string, event: string, text = ''): Promise<void> {
    return this.add(tx, applicationId, { event, text, byKind: 'customer', byName: null, isInternal: false });
  }

  /** Everything that was written, the oldest first. */
  of(applicationId: string, db: SqlRunner = this.database): Promise<InstallerEntry[]> {
    return db.query<InstallerEntry>(
      `SELECT at, event, by_kind AS "byKind", by_name AS "byName", text, is_internal AS "isInternal"
       FROM installer_applications.entry WHERE application_id = $1 ORDER BY at, id`,
      [applicationId],
    );
  }
}
