import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { isStale, type SeenVersion, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { NewsletterRow } from '../newsletter.entity.js';
import { NewsletterRepository, type NewsletterWords } from '../newsletter.repository.js';

const wordsOf = ({ name, subject, preheader, blocks, segment }: NewsletterWords): NewsletterWords => ({
  name,
  subject,
  preheader,
  blocks,
  segment,
});

/** Writes drafts of newsletters; each returns the newsletter's id. */
@Injectable()
export class WriteNewsletter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly newsletters: NewsletterRepository,
    private readonly audit: Audit,
  ) {}

  create(words: NewsletterWords, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const id = newId();
      await this.newsletters.insert(tx, id, words);
      await this.note(tx, 'create', id, null, words, context);
      return ok(id);
    });
  }

  change(
    id: string,
    version: number,
    words: NewsletterWords,
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.atDraft(id, version, 'newsletter.movedOn', async (tx, stored) => {
      await this.newsletters.update(tx, id, words);
      await this.note(tx, 'change', id, wordsOf(stored), words, context);
    });
  }

  async delete(id: string, seen: SeenVersion, context: StaffContext): Promise<Result<undefined>> {
    const deleted = await this.atDraft(id, seen, 'record.notDraft', async (tx, stored) => {
      await this.newsletters.delete(tx, id);
      await this.note(tx, 'delete', id, wordsOf(stored), null, context);
    });
    return deleted.ok ? ok(undefined) : deleted;
  }

  private atDraft(
    id: string,
    seen: SeenVersion,
    otherwise: 'newsletter.movedOn' | 'record.notDraft',
    act: (tx: Transaction, stored: NewsletterRow) => Promise<void>,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const stored = await this.newsletters.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (stored.state !== 'draft') return refuse(otherwise);
      if (isStale(stored.version, seen)) return refuse('record.stale');
      await act(tx, stored);
      return ok(id);
    });
  }

  private note(
    tx: Transaction,
    verb: 'create' | 'change' | 'delete',
    id: string,
    before: object | null,
    after: object | null,
    context: StaffContext,
  ): Promise<void> {
    const entry = { action: `newsletter.${verb}`, subjectType: 'newsletter', subjectId: id, before, after };
    return this.audit.recordStaff(tx, entry, context);
  }
}
