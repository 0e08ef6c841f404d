import { Injectable } from '@nestjs/common';

import { Database, type Renamed, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import {
  type InstallerApplicationEntryRow,
  installerApplicationEntryEntity,
} from './installer-application-entry.entity.js';
import type { InstallerEntry } from './installer-application.js';

type EntryRow = Pick<InstallerApplicationEntryRow, 'at' | 'event' | 'text'> &
  Renamed<InstallerApplicationEntryRow, { byKind: 'by_kind'; byName: 'by_name'; isInternal: 'is_internal' }>;

/** The only SQL on what was written about applications of shops. */
@Injectable()
export class EntryRepository {
  constructor(private readonly database: Database) {}

  async add(tx: Transaction, applicationId: string, entry: Omit<InstallerEntry, 'at'>): Promise<void> {
    await tx.repository(installerApplicationEntryEntity).insert({
      id: newId(),
      application_id: applicationId,
      event: entry.event,
      by_kind: entry.byKind,
      by_name: entry.byName,
      text: entry.text,
      is_internal: entry.isInternal,
    });
  }

  /** Something that the applicant did or wrote. */
  addOfApplicant(tx: Transaction, applicationId: string, event: string, text = ''): Promise<void> {
    return this.add(tx, applicationId, { event, text, byKind: 'customer', byName: null, isInternal: false });
  }

  /** Everything that was written, the oldest first. */
  of(applicationId: string, db: SqlRunner = this.database): Promise<InstallerEntry[]> {
    return db.query<EntryRow>(
      `SELECT at, event, by_kind AS "byKind", by_name AS "byName", text, is_internal AS "isInternal"
       FROM installer_applications.entry WHERE application_id = $1 ORDER BY at, id`,
      [applicationId],
    );
  }
}
