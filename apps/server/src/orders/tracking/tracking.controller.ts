import { Controller } from '@nestjs/common';
import {
  askTrackingCode,
  type HandlerInput,
  openWorkOrder,
  type OrderView,
  trackOrder,
  type WorkOrder,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { Bind, CallerAddress, Input } from '../../platform/http/index.js';
import { AskTrackingCode } from './ask-tracking-code.js';
import { OpenWorkOrder } from './open-work-order.js';
import { TrackOrder } from './track-order.js';

@Controller()
export class TrackingController {
  constructor(
    private readonly trackOrder: TrackOrder,
    private readonly askCode: AskTrackingCode,
    private readonly workOrders: OpenWorkOrder,
  ) {}

  @Bind(trackOrder, { rate: 'strict' })
  track(
    @Input() { body }: HandlerInput<typeof trackOrder>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<OrderView>> {
    return this.trackOrder.run(body, caller);
  }

  @Bind(openWorkOrder, { rate: 'strict' })
  workOrder(
    @Input() { body }: HandlerInput<typeof openWorkOrder>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<WorkOrder>> {
    return this.workOrders.run(body, caller);
  }

  @Bind(askTrackingCode, { rate: 'strict' })
  ask(@Input() { body }: HandlerInput<typeof askTrackingCode>) {
    return this.askCode.run(body.orderNumber, body.zip, body.isForChanges ?? false);
  }
}
