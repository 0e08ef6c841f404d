import { Controller } from '@nestjs/common';
import {
  changePreparedText,
  createPreparedText,
  deletePreparedText,
  getPreparedText,
  type HandlerInput,
  listPreparedTexts,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ReadPreparedTexts } from './read-prepared-texts.js';
import { WritePreparedText } from './write-prepared-text.js';

@Controller()
export class PreparedTextsController {
  constructor(
    private readonly texts: ReadPreparedTexts,
    private readonly write: WritePreparedText,
  ) {}

  @Bind(listPreparedTexts)
  async list(@Input() { query }: HandlerInput<typeof listPreparedTexts>) {
    return ok(await this.texts.page(query));
  }

  @Bind(getPreparedText)
  get(@Input() { params }: HandlerInput<typeof getPreparedText>) {
    return this.texts.find(params.id);
  }

  @Bind(createPreparedText)
  create(
    @Input() { body }: HandlerInput<typeof createPreparedText>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.create(body, { staff, requestId });
  }

  @Bind(changePreparedText)
  change(
    @Input() { params, body: { version, ...words } }: HandlerInput<typeof changePreparedText>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.change(params.id, version, words, { staff, requestId });
  }

  @Bind(deletePreparedText)
  delete(
    @Input() { params, query }: HandlerInput<typeof deletePreparedText>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return deleted(params.id, this.write.delete(params.id, query.version ?? null, { staff, requestId }));
  }
}
