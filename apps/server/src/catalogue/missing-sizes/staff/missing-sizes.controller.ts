import { Controller } from '@nestjs/common';
import {
  dismissMissingSize,
  type HandlerInput,
  listMissingSizes,
  restoreMissingSize,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { DismissMissingSize } from './dismiss-missing-size.js';
import { MissingSizeListReader } from './missing-size-list.reader.js';

@Controller()
export class StaffMissingSizesController {
  constructor(
    private readonly lists: MissingSizeListReader,
    private readonly dismissal: DismissMissingSize,
  ) {}

  @Bind(listMissingSizes)
  async list(@Input() { query }: HandlerInput<typeof listMissingSizes>) {
    return ok(await this.lists.page(query));
  }

  @Bind(dismissMissingSize)
  async dismiss(
    @Input() { params }: HandlerInput<typeof dismissMissingSize>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const dismissed = await this.dismissal.run(params.id, true, { staff, requestId });
    return dismissed.ok ? ok({ id: params.id }) : dismissed;
  }

  @Bind(restoreMissingSize)
  restore(
    @Input() { params }: HandlerInput<typeof restoreMissingSize>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.dismissal.run(params.id, false, { staff, requestId });
  }
}
