import { Controller } from '@nestjs/common';
import { getMessage, type HandlerInput, listMessages } from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import { Bind, Input } from '../../http/index.js';
import { MessageListReader } from './message-list.reader.js';

@Controller()
export class StaffMessagesController {
  constructor(private readonly messages: MessageListReader) {}

  @Bind(listMessages)
  async listMessages(@Input() { query }: HandlerInput<typeof listMessages>) {
    return ok(await this.messages.page(query));
  }

  @Bind(getMessage)
  async showMessage(@Input() { params }: HandlerInput<typeof getMessage>) {
    const found = await this.messages.find(params.id);
    return found === null ? refuse('record.missing') : ok(found);
  }
}
