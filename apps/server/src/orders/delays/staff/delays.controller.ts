import { Controller } from '@nestjs/common';
import {
  type AdminOrder,
  type DelayPreview,
  dismissDelay,
  type HandlerInput,
  previewDelay,
  reportDelay,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ShowOrderToStaff } from '../../order/index.js';
import { ReportDelay } from './report-delay.js';

@Controller()
export class StaffDelaysController {
  constructor(
    private readonly delays: ReportDelay,
    private readonly show: ShowOrderToStaff,
  ) {}

  @Bind(previewDelay)
  preview(@Input() { params, body }: HandlerInput<typeof previewDelay>): Promise<Result<DelayPreview>> {
    return this.delays.preview(params.id, body);
  }

  @Bind(reportDelay)
  async report(
    @Input() { params: { id }, body }: HandlerInput<typeof reportDelay>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminOrder>> {
    const done = await this.delays.report(id, body, { staff, requestId, key });
    return done.ok ? this.show.run(id, staff) : done;
  }

  @Bind(dismissDelay)
  async dismiss(
    @Input() { params: { id }, body }: HandlerInput<typeof dismissDelay>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminOrder>> {
    const done = await this.delays.dismiss(id, body.reason, { staff, requestId, key });
    return done.ok ? this.show.run(id, staff) : done;
  }
}
