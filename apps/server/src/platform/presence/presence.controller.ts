import { Controller } from '@nestjs/common';
import { type HandlerInput, shareRecord } from '@simpletread/contract';

import type { StaffPrincipal } from '../access/index.js';
import { Bind, Input, Staff } from '../http/index.js';
import { ShareRecord } from './share-record.js';

@Controller()
export class PresenceController {
  constructor(private readonly share: ShareRecord) {}

  @Bind(shareRecord)
  run(@Input() { body }: HandlerInput<typeof shareRecord>, @Staff() staff: StaffPrincipal) {
    return this.share.run(body, staff);
  }
}
