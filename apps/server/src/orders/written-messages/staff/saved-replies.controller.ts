import { Controller } from '@nestjs/common';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  getSavedReply,
  type HandlerInput,
  listSavedReplies,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ReadSavedReplies } from './read-saved-replies.js';
import { WriteSavedReply } from './write-saved-reply.js';

@Controller()
export class SavedRepliesController {
  constructor(
    private readonly texts: ReadSavedReplies,
    private readonly write: WriteSavedReply,
  ) {}

  @Bind(listSavedReplies)
  async list(@Input() { query }: HandlerInput<typeof listSavedReplies>) {
    return ok(await this.texts.page(query));
  }

  @Bind(getSavedReply)
  get(@Input() { params }: HandlerInput<typeof getSavedReply>) {
    return this.texts.find(params.id);
  }

  @Bind(createSavedReply)
  create(
    @Input() { body }: HandlerInput<typeof createSavedReply>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.create(body, { staff, requestId });
  }

  @Bind(changeSavedReply)
  change(
    @Input() { params, body: { version, ...words } }: HandlerInput<typeof changeSavedReply>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.change(params.id, version, words, { staff, requestId });
  }

  @Bind(deleteSavedReply)
  delete(
    @Input() { params, query }: HandlerInput<typeof deleteSavedReply>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return deleted(params.id, this.write.delete(params.id, query.version ?? null, { staff, requestId }));
  }
}
