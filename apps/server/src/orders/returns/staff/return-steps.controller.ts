import { Controller } from '@nestjs/common';
import {
  type AdminReturn,
  approveReturn,
  cancelReturn,
  denyReturn,
  getAdminOrderReturns,
  type HandlerInput,
  type OrderReturns,
  receiveReturn,
  settleReturn,
  startReturn,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { staffActorOf } from '../../order/index.js';
import { RequestReturn } from '../buyer/request-return.js';
import { ShowReturns } from '../buyer/show-returns.js';
import { AnswerReturn } from './answer-return.js';
import { ReceiveReturn } from './receive-return.js';
import { SettleReturn } from './settle-return.js';
import { ShowReturn } from './show-return.js';

@Controller()
export class StaffReturnStepsController {
  constructor(
    private readonly answers: AnswerReturn,
    private readonly arrivals: ReceiveReturn,
    private readonly settlements: SettleReturn,
    private readonly requests: RequestReturn,
    private readonly showReturn: ShowReturn,
    private readonly showReturns: ShowReturns,
  ) {}

  @Bind(approveReturn)
  async approve(
    @Input() { params, body }: HandlerInput<typeof approveReturn>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminReturn>> {
    const seen = { returnId: params.id, version: body.version };
    return this.shown(params.id, staff, await this.answers.approve(seen, { staff, requestId, key }));
  }

  @Bind(denyReturn)
  async deny(
    @Input() { params, body }: HandlerInput<typeof denyReturn>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminReturn>> {
    const seen = { returnId: params.id, version: body.version };
    const denied = await this.answers.deny(seen, body.reason, { staff, requestId, key });
    return this.shown(params.id, staff, denied);
  }

  @Bind(cancelReturn)
  async cancel(
    @Input() { params, body }: HandlerInput<typeof cancelReturn>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminReturn>> {
    const seen = { returnId: params.id, version: body.version };
    const cancelled = await this.answers.cancel(seen, body.reason, { staff, requestId, key });
    return this.shown(params.id, staff, cancelled);
  }

  @Bind(receiveReturn)
  async receive(
    @Input() { params, body }: HandlerInput<typeof receiveReturn>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminReturn>> {
    const arrival = { ...body, returnId: params.id };
    return this.shown(params.id, staff, await this.arrivals.run(arrival, { staff, requestId, key }));
  }

  @Bind(settleReturn)
  async settle(
    @Input() { params, body }: HandlerInput<typeof settleReturn>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminReturn>> {
    const settlement = { ...body, returnId: params.id };
    return this.shown(params.id, staff, await this.settlements.run(settlement, { staff, requestId, key }));
  }

  @Bind(getAdminOrderReturns)
  ofOrder(@Input() { params }: HandlerInput<typeof getAdminOrderReturns>): Promise<Result<OrderReturns>> {
    return this.showReturns.run(params.id);
  }

  @Bind(startReturn)
  async start(
    @Input() { params, body }: HandlerInput<typeof startReturn>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    const actorOf = () => staffActorOf({ staff, requestId, key });
    const requested = await this.requests.run(body, { orderId: params.id, actorOf });
    return requested.ok ? this.showReturns.run(params.id) : requested;
  }

  private shown(id: string, staff: StaffPrincipal, done: Result<null>): Promise<Result<AdminReturn>> {
    return done.ok ? this.showReturn.run(id, staff) : Promise.resolve(done);
  }
}
