import { Controller } from '@nestjs/common';
import { getOurPicks, type HandlerInput, saveOurPicks } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { SavePicks } from './save-picks.js';

@Controller()
export class StaffOurPicksController {
  constructor(private readonly picks: SavePicks) {}

  @Bind(getOurPicks)
  async get() {
    return ok(await this.picks.show());
  }

  @Bind(saveOurPicks)
  save(
    @Input() { body }: HandlerInput<typeof saveOurPicks>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.picks.save(body, staff, requestId);
  }
}
