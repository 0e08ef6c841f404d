import { Injectable } from '@nestjs/common';

import type { Computed, SqlRunner } from '../database/index.js';

const FORMER = `
  SELECT DISTINCT personal ->> 'email' AS email FROM platform.row_history
  WHERE subject_type = $1 AND subject_id = $2 AND personal ->> 'email' <> ''`;

/** The mailboxes that a record had, from the history of its row. An erasure empties it. */
@Injectable()
export class FormerMailboxes {
  async of(db: SqlRunner, subjectType: string, subjectId: string): Promise<string[]> {
    return (await db.query<Computed<{ email: string }>>(FORMER, [subjectType, subjectId])).map(
      ({ email }) => email,
    );
  }
}
