import { Controller } from '@nestjs/common';
import {
  closeMessage,
  getMessage,
  type HandlerInput,
  listMessages,
  sendMessageAgain,
} from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import type { StaffPrincipal } from '../../access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../http/index.js';
import { FollowUpMessage } from './follow-up-message.js';
import { MessageListReader } from './message-list.reader.js';

@Controller()
export class StaffMessagesController {
  constructor(
    private readonly messages: MessageListReader,
    private readonly followUp: FollowUpMessage,
  ) {}

  @Bind(listMessages)
  async listMessages(
    @Input() { query }: HandlerInput<typeof listMessages>,
    @Staff() { staffId }: StaffPrincipal,
  ) {
    return ok(await this.messages.page(query, staffId));
  }

  @Bind(getMessage)
  async showMessage(@Input() { params }: HandlerInput<typeof getMessage>) {
    const found = await this.messages.find(params.id);
    return found === null ? refuse('record.missing') : ok(found);
  }

  @Bind(sendMessageAgain)
  sendAgain(
    @Input() { params }: HandlerInput<typeof sendMessageAgain>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.followUp.sendAgain(params.id, { staff, requestId, key });
  }

  @Bind(closeMessage)
  close(
    @Input() { params, body }: HandlerInput<typeof closeMessage>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.followUp.close(params.id, body.note, { staff, requestId });
  }
}
