import { Controller } from '@nestjs/common';
import {
  changePickupCounter,
  getPickupCounter,
  type HandlerInput,
  listPickupCounters,
  pausePickupCounter,
  previewPickupCounter,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ChangeCounter } from './change-counter.js';
import { ShowCounters } from './show-counters.js';

@Controller()
export class PickupCountersController {
  constructor(
    private readonly show: ShowCounters,
    private readonly changes: ChangeCounter,
  ) {}

  @Bind(listPickupCounters)
  async list(@Input() { query }: HandlerInput<typeof listPickupCounters>) {
    return ok(await this.show.page(query));
  }

  @Bind(getPickupCounter)
  get(@Input() { params }: HandlerInput<typeof getPickupCounter>) {
    return this.show.find(params.id);
  }

  @Bind(previewPickupCounter)
  preview(@Input() { params, body: { version, ...words } }: HandlerInput<typeof previewPickupCounter>) {
    return this.changes.preview({ ...params, version }, words);
  }

  @Bind(changePickupCounter)
  change(
    @Input() { params, body: { version, ...words } }: HandlerInput<typeof changePickupCounter>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.changes.change({ ...params, version }, words, { staff, requestId, key });
  }

  @Bind(pausePickupCounter)
  pause(
    @Input() { params, body: { version, isPaused } }: HandlerInput<typeof pausePickupCounter>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.changes.pause({ ...params, version }, isPaused, { staff, requestId });
  }
}
