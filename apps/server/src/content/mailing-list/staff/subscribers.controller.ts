import { Controller } from '@nestjs/common';
import { type HandlerInput, listSubscribers } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, Staff } from '../../../platform/http/index.js';
import { SubscriberListReader } from './subscriber-list.reader.js';

@Controller()
export class StaffSubscribersController {
  constructor(private readonly subscribers: SubscriberListReader) {}

  @Bind(listSubscribers)
  async list(@Input() { query }: HandlerInput<typeof listSubscribers>, @Staff() staff: StaffPrincipal) {
    return ok(await this.subscribers.page(query, staff));
  }
}
