import { Injectable } from '@nestjs/common';
import type { SavedReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffAction, type StaffContext } from '../../../platform/audit/index.js';
import { isStale, type SeenVersion, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { SavedReplyRepository, type ReplyWords } from '../saved-reply.repository.js';
import { savedReplyOf } from './read-saved-replies.js';

const wordsOf = ({ name, subject, text }: ReplyWords): ReplyWords => ({ name, subject, text });

const actionOf = (
  action: string,
  id: string,
  before: ReplyWords | null,
  after: ReplyWords | null,
): StaffAction => ({ action, subjectType: 'savedReply', subjectId: id, before, after });

/** Creates, changes and deletes saved replies. */
@Injectable()
export class WriteSavedReply {
  constructor(
    private readonly work: UnitOfWork,
    private readonly texts: SavedReplyRepository,
    private readonly audit: Audit,
  ) {}

  create(words: ReplyWords, context: StaffContext): Promise<Result<SavedReply>> {
    return this.work.run(async (tx): Promise<Result<SavedReply>> => {
      const id = newId();
      if (!(await this.texts.insert(tx, id, words))) return refuse('savedReply.nameTaken');
      await this.audit.recordStaff(tx, actionOf('savedReply.create', id, null, words), context);
      return this.written(tx, id);
    });
  }

  change(id: string, version: number, words: ReplyWords, context: StaffContext): Promise<Result<SavedReply>> {
    return this.work.run(async (tx): Promise<Result<SavedReply>> => {
      const stored = await this.texts.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (stored.version !== version) return refuse('record.stale');
      if (!(await this.texts.update(tx, id, words))) return refuse('savedReply.nameTaken');
      const entry = actionOf('savedReply.change', id, wordsOf(stored), words);
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
      const entry = actionOf('savedReply.delete', id, wordsOf(stored), null);
      await this.audit.recordStaff(tx, entry, context);
      return ok(undefined);
    });
  }

  private async written(tx: Transaction, id: string): Promise<Result<SavedReply>> {
    const stored = await this.texts.lock(tx, id);
    return stored === null ? refuse('record.missing') : ok(savedReplyOf(stored));
  }
}
