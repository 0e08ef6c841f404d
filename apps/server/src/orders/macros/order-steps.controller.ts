import { Controller } from '@nestjs/common';
import {
  type HandlerInput,
  type OrderPreview,
  previewOrderSteps,
  runOrderSteps,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../platform/http/index.js';
import { newId } from '../../platform/ids/index.js';
import { RunOrderSteps } from './run-order-steps.js';

@Controller()
export class OrderStepsController {
  constructor(private readonly runs: RunOrderSteps) {}

  @Bind(previewOrderSteps)
  async preview(
    @Input() { body: { orderIds, steps } }: HandlerInput<typeof previewOrderSteps>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const previews: OrderPreview[] = [];
    for (const orderId of new Set(orderIds))
      previews.push(
        await this.runs.preview({ orderId, steps, runId: newId() }, { staff, requestId, key: newId() }),
      );
    return ok(previews);
  }

  @Bind(runOrderSteps)
  run(
    @Input() { params: { id: orderId }, body }: HandlerInput<typeof runOrderSteps>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.runs.run({ orderId, ...body }, { staff, requestId, key });
  }
}
