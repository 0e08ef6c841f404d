import { Injectable } from '@nestjs/common';
import type { HandlerInput, ListPage, listSavedSegments, SavedSegment } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { pageOfRows } from '../../../platform/lists/index.js';
import type { SavedSegmentRow } from '../saved-segment.entity.js';
import { SavedSegmentRepository } from '../saved-segment.repository.js';

type Query = HandlerInput<typeof listSavedSegments>['query'];

/** A saved segment as the console shows it. */
export const savedSegmentOf = ({ updated_at: at, segment, ...row }: SavedSegmentRow): SavedSegment => ({
  ...row,
  segment: { ...segment, states: [...segment.states] },
  updatedAt: at.toISOString(),
});

/** Saved segments for staff. */
@Injectable()
export class ReadSavedSegments {
  constructor(
    private readonly database: Database,
    private readonly segments: SavedSegmentRepository,
  ) {}

  async find(id: string): Promise<Result<SavedSegment, 'record.missing'>> {
    const found = (await this.all()).find((one) => one.id === id);
    return found === undefined ? refuse('record.missing') : ok(found);
  }

  async page({ filter = {}, sort = ['name', 'ASC'], range }: Query): Promise<ListPage<SavedSegment>> {
    const { id: ids, q = '' } = filter;
    const part = q.trim().toLowerCase();
    const [by, direction] = sort;
    const found = (await this.all()).filter(({ name }) => name.toLowerCase().includes(part));
    return pageOfRows(found, { ids, range, sort: { by: (one) => one[by], direction } });
  }

  private async all(): Promise<SavedSegment[]> {
    return (await this.segments.all(this.database)).map(savedSegmentOf);
  }
}
