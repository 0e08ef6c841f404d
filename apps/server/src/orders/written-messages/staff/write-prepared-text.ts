import { Injectable } from '@nestjs/common';
import type { PreparedText } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffAction, type StaffContext } from '../../../platform/audit/index.js';
import { isStale, type SeenVersion, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { PreparedTextRepository, type PreparedWords } from '../prepared-text.repository.js';
import { preparedTextOf } from './read-prepared-texts.js';

const wordsOf = ({ name, subject, text }: PreparedWords): PreparedWords => ({ name, subject, text });

const actionOf = (
  action: string,
  id: string,
  before: PreparedWords | null,
  after: PreparedWords | null,
): StaffAction => ({ action, subjectType: 'preparedText', subjectId: id, before, after });

/** Creates, changes and deletes prepared texts. */
@Injectable()
export class WritePreparedText {
  constructor(
    private readonly work: UnitOfWork,
    private readonly texts: PreparedTextRepository,
    private readonly audit: Audit,
  ) {}

  create(words: PreparedWords, context: StaffContext): Promise<Result<PreparedText>> {
    return this.work.run(async (tx): Promise<Result<PreparedText>> => {
      const id = newId();
      if (!(await this.texts.insert(tx, id, words))) return refuse('preparedText.nameTaken');
      await this.audit.recordStaff(tx, actionOf('preparedText.create', id, null, words), context);
      return this.written(tx, id);
    });
  }

  change(
    id: string,
    version: number,
    words: PreparedWords,
    context: StaffContext,
  ): Promise<Result<PreparedText>> {
    return this.work.run(async (tx): Promise<Result<PreparedText>> => {
      const stored = await this.texts.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (stored.version !== version) return refuse('record.stale');
      if (!(await this.texts.update(tx, id, words))) return refuse('preparedText.nameTaken');
      const entry = actionOf('preparedText.change', id, wordsOf(stored), words);
      await this.audit.recordStaff(tx, entry, context);
      return this.written(tx, id);
    });
  }

  delete(id: string, seen: SeenVersion, context: StaffContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const stored = await this.texts.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (isStale(stored.version, seen)) return refuse('record.stale');
      await this.texts.delete(tx, id);
      const entry = actionOf('preparedText.delete', id, wordsOf(stored), null);
      await this.audit.recordStaff(tx, entry, context);
      return ok(undefined);
    });
  }

  private async written(tx: Transaction, id: string): Promise<Result<PreparedText>> {
    const stored = await this.texts.lock(tx, id);
    return stored === null ? refuse('record.missing') : ok(preparedTextOf(stored));
  }
}
