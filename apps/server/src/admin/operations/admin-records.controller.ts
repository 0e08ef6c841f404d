import { Controller } from '@nestjs/common';
import { getMessage, type HandlerInput, listMessages, listOutboxEvents } from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { MessageReader } from './message.reader.js';
import { OutboxReader } from './outbox.reader.js';

/** What the system wrote down: messages and events. */
@Controller()
export class AdminRecordsController {
  constructor(
    private readonly messages: MessageReader,
    private readonly events: OutboxReader,
  ) {}

  @Bind(listMessages)
  async listMessages(@Input() { query }: HandlerInput<typeof listMessages>) {
    return ok(await this.messages.page(query));
  }

  @Bind(getMessage)
  async showMessage(@Input() { params }: HandlerInput<typeof getMessage>) {
    const found = await this.messages.find(params.id);
    return found === null ? refuse('record.missing') : ok(found);
  }

  @Bind(listOutboxEvents)
  async listEvents(@Input() { query }: HandlerInput<typeof listOutboxEvents>) {
    return ok(await this.events.page(query));
  }
}
