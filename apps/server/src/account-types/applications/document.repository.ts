import { Injectable } from '@nestjs/common';
import type { DocumentType } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { DocumentFacts } from './application.js';

export interface DocumentFile {
  readonly name: string;
  readonly mediaType: DocumentType;
  readonly bytes: Uint8Array;
}

/** The only SQL on documents of applications. */
@Injectable()
export class DocumentRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, applicationId: string, file: DocumentFile): Promise<void> {
    await tx.execute(
      `INSERT INTO account_types.document (id, application_id, name, media_type, bytes) VALUES ($1, $2, $3, $4, $5)`,
      [newId(), applicationId, file.name, file.mediaType, Buffer.from(file.bytes)],
    );
  }

  ofApplication(applicationId: string, db: SqlRunner = this.database): Promise<DocumentFacts[]> {
    return db.query<DocumentFacts>(
      `SELECT id, name, media_type AS "mediaType", length(bytes) AS "sizeBytes"
       FROM account_types.document WHERE application_id = $1 ORDER BY created_at, id`,
      [applicationId],
    );
  }

  file(documentId: string): Promise<DocumentFile | null> {
    return this.database.one<DocumentFile>(
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
