import { Controller } from '@nestjs/common';
import {
  changeSavedSegment,
  createSavedSegment,
  deleteSavedSegment,
  getSavedSegment,
  type HandlerInput,
  listSavedSegments,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ReadSavedSegments } from './read-saved-segments.js';
import { WriteSavedSegment } from './write-saved-segment.js';

@Controller()
export class SavedSegmentsController {
  constructor(
    private readonly segments: ReadSavedSegments,
    private readonly write: WriteSavedSegment,
  ) {}

  @Bind(listSavedSegments)
  async list(@Input() { query }: HandlerInput<typeof listSavedSegments>) {
    return ok(await this.segments.page(query));
  }

  @Bind(getSavedSegment)
  get(@Input() { params }: HandlerInput<typeof getSavedSegment>) {
    return this.segments.find(params.id);
  }

  @Bind(createSavedSegment)
  create(
    @Input() { body }: HandlerInput<typeof createSavedSegment>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.create(body, { staff, requestId });
  }

  @Bind(changeSavedSegment)
  change(
    @Input() { params, body: { version, ...words } }: HandlerInput<typeof changeSavedSegment>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.change(params.id, version, words, { staff, requestId });
  }

  @Bind(deleteSavedSegment)
  delete(
    @Input() { params, query }: HandlerInput<typeof deleteSavedSegment>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return deleted(params.id, this.write.delete(params.id, query.version ?? null, { staff, requestId }));
  }
}
