import { Injectable } from '@nestjs/common';
import type { SavedSegment } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffAction, type StaffContext } from '../../../platform/audit/index.js';
import { isStale, type SeenVersion, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { SavedSegmentRepository, type SegmentWords } from '../saved-segment.repository.js';
import { savedSegmentOf } from './read-saved-segments.js';

const wordsOf = ({ name, segment }: SegmentWords): SegmentWords => ({ name, segment });

const actionOf = (
  action: string,
  id: string,
  before: SegmentWords | null,
  after: SegmentWords | null,
): StaffAction => ({ action, subjectType: 'newsletterSegment', subjectId: id, before, after });

/** Creates, changes and deletes saved segments. */
@Injectable()
export class WriteSavedSegment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly segments: SavedSegmentRepository,
    private readonly audit: Audit,
  ) {}

  create(words: SegmentWords, context: StaffContext): Promise<Result<SavedSegment>> {
    return this.work.run(async (tx): Promise<Result<SavedSegment>> => {
      const id = newId();
      if (!(await this.segments.insert(tx, id, words))) return refuse('newsletter.segmentNameTaken');
      await this.audit.recordStaff(tx, actionOf('newsletterSegment.create', id, null, words), context);
      return this.written(tx, id);
    });
  }

  change(
    id: string,
    version: number,
    words: SegmentWords,
    context: StaffContext,
  ): Promise<Result<SavedSegment>> {
    return this.work.run(async (tx): Promise<Result<SavedSegment>> => {
      const stored = await this.segments.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (stored.version !== version) return refuse('record.stale');
      if (!(await this.segments.update(tx, id, words))) return refuse('newsletter.segmentNameTaken');
      const entry = actionOf('newsletterSegment.change', id, wordsOf(stored), words);
      await this.audit.recordStaff(tx, entry, context);
      return this.written(tx, id);
    });
  }

  delete(id: string, seen: SeenVersion, context: StaffContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const stored = await this.segments.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (isStale(stored.version, seen)) return refuse('record.stale');
      await this.segments.delete(tx, id);
      const entry = actionOf('newsletterSegment.delete', id, wordsOf(stored), null);
      await this.audit.recordStaff(tx, entry, context);
      return ok(undefined);
    });
  }

  private async written(tx: Transaction, id: string): Promise<Result<SavedSegment>> {
    const stored = await this.segments.lock(tx, id);
    return stored === null ? refuse('record.missing') : ok(savedSegmentOf(stored));
  }
}
