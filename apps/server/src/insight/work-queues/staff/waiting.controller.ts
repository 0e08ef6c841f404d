import { Controller } from '@nestjs/common';
import { type HandlerInput, listWaiting } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, Staff } from '../../../platform/http/index.js';
import { WaitingReader } from './waiting.reader.js';

@Controller()
export class WaitingController {
  constructor(private readonly waiting: WaitingReader) {}

  @Bind(listWaiting)
  async list(@Staff() staff: StaffPrincipal, @Input() { query }: HandlerInput<typeof listWaiting>) {
    return ok(await this.waiting.of(staff, query.warehouse ?? null));
  }
}
