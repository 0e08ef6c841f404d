import { Controller } from '@nestjs/common';
import { type HandlerInput, listCrowdedSlots } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { CrowdedSlotReader } from './crowded-slot.reader.js';

@Controller()
export class StaffCrowdedSlotsController {
  constructor(private readonly crowded: CrowdedSlotReader) {}

  @Bind(listCrowdedSlots)
  async listCrowded(@Input() { params }: HandlerInput<typeof listCrowdedSlots>) {
    return ok({ slots: await this.crowded.ofShop(params.id) });
  }
}
