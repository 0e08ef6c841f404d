import { Controller } from '@nestjs/common';
import { type HandlerInput, listOutboxEvents } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../http/index.js';
import { EventListReader } from './event-list.reader.js';

@Controller()
export class StaffEventsController {
  constructor(private readonly events: EventListReader) {}

  @Bind(listOutboxEvents)
  async listEvents(@Input() { query }: HandlerInput<typeof listOutboxEvents>) {
    return ok(await this.events.page(query));
  }
}
