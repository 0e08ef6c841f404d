import { Injectable } from '@nestjs/common';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { type ApplicationDocumentRow, applicationDocumentEntity } from '../application-document.entity.js';
import type { DocumentFacts } from './application.js';

type NamedRow = Pick<ApplicationDocumentRow, 'name'> &
  Renamed<ApplicationDocumentRow, { mediaType: 'media_type' }>;

type FileRow = NamedRow & Pick<ApplicationDocumentRow, 'bytes'>;

type FactsRow = NamedRow & Pick<ApplicationDocumentRow, 'id'> & Computed<{ sizeBytes: number }>;

export interface DocumentFile extends NamedRow {
  readonly bytes: Uint8Array;
}

/** The only SQL on documents of applications. */
@Injectable()
export class DocumentRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, applicationId: string, file: DocumentFile): Promise<void> {
    await tx.repository(applicationDocumentEntity).insert({
      id: newId(),
      application_id: applicationId,
      name: file.name,
      media_type: file.mediaType,
      bytes: Buffer.from(file.bytes),
    });
  }

  ofApplication(applicationId: string, db: SqlRunner = this.database): Promise<DocumentFacts[]> {
    return db.query<FactsRow>(
      `SELECT id, name, media_type AS "mediaType", length(bytes) AS "sizeBytes"
       FROM account_types.document WHERE application_id = $1 ORDER BY created_at, id`,
      [applicationId],
    );
  }

  file(documentId: string): Promise<DocumentFile | null> {
    return this.database.one<FileRow>(
      `SELECT name, media_type AS "mediaType", bytes FROM account_types.document WHERE id = $1`,
      [documentId],
    );
  }

  async forget(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(
      `DELETE FROM account_types.document
       WHERE application_id IN (SELECT id FROM account_types.application WHERE account_id = $1)`,
      [accountId],
    );
  }
}
