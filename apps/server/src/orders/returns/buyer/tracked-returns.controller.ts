import { Controller, Res } from '@nestjs/common';
import {
  addTrackedReturnPicture,
  appealTrackedReturn,
  cancelTrackedReturn,
  type HandlerInput,
  openTrackedReturnLabel,
  openTrackedReturns,
  type OrderReturns,
  requestTrackedReturn,
} from '@simpletread/contract';
import { refuse, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import {
  Bind,
  BindStream,
  CallerAddress,
  FaultError,
  IdempotencyKey,
  Input,
  RequestId,
} from '../../../platform/http/index.js';
import { guestActorOf, type OrderRecord } from '../../order/index.js';
import { FindBuyersOrder, type OrderProof } from '../../tracking/index.js';
import { AddReturnPicture } from '../pictures/add-return-picture.js';
import { BuyerReturnSteps } from './buyer-return-steps.js';
import { FindReturn } from './find-return.js';
import { RequestReturn } from './request-return.js';
import { SendLabel } from '../label/send-label.js';
import { ShowReturns } from './show-returns.js';

// An account may have claimed the order while a call waited for the lock.
const isGuests = (order: OrderRecord): boolean => order.account_id === null;

const guest = (requestId: string, key: string) => ({
  actorOf: (order: OrderRecord) => guestActorOf({ requestId, key }, order),
  isTheirs: isGuests,
});

/** Returns of orders that are proved by number and shipping ZIP, like tracking; changes also need the code from our email. */
@Controller()
export class TrackedReturnsController {
  constructor(
    private readonly orders: FindBuyersOrder,
    private readonly find: FindReturn,
    private readonly show: ShowReturns,
    private readonly requests: RequestReturn,
    private readonly steps: BuyerReturnSteps,
    private readonly pictures: AddReturnPicture,
    private readonly sendLabel: SendLabel,
  ) {}

  @Bind(openTrackedReturns, { rate: 'strict' })
  async returns(
    @Input() { body }: HandlerInput<typeof openTrackedReturns>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<OrderReturns>> {
    const order = await this.orders.tracked(body, caller);
    return order.ok ? this.show.run(order.value.orderId, order.value.changesNeed) : order;
  }

  @Bind(requestTrackedReturn, { rate: 'strict' })
  async request(
    @Input() { body }: HandlerInput<typeof requestTrackedReturn>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    const order = await this.orders.changeable(body, caller);
    if (!order.ok) return order;
    const requested = await this.requests.run(body, { orderId: order.value, ...guest(requestId, key) });
    return requested.ok ? this.show.run(order.value) : requested;
  }

  @Bind(addTrackedReturnPicture, { rate: 'strict' })
  addPicture(
    @Input() { params, body }: HandlerInput<typeof addTrackedReturnPicture>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<OrderReturns>> {
    return this.step(body, params.returnNumber, caller, (returnId) =>
      this.pictures.run({ returnId, isTheirs: isGuests }, body.picture),
    );
  }

  @Bind(cancelTrackedReturn, { rate: 'strict' })
  cancel(
    @Input() { params, body }: HandlerInput<typeof cancelTrackedReturn>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    return this.step(body, params.returnNumber, caller, (returnId) =>
      this.steps.cancel({ returnId, ...guest(requestId, key) }),
    );
  }

  @Bind(appealTrackedReturn, { rate: 'strict' })
  appeal(
    @Input() { params, body }: HandlerInput<typeof appealTrackedReturn>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    return this.step(body, params.returnNumber, caller, (returnId) =>
      this.steps.appeal({ returnId, ...guest(requestId, key) }, body.text),
    );
  }

  @BindStream(openTrackedReturnLabel, { rate: 'strict' })
  async label(
    @Input() { params, body }: HandlerInput<typeof openTrackedReturnLabel>,
    @CallerAddress() caller: string | null,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const order = await this.orders.tracked(body, caller);
    if (!order.ok) throw new FaultError(order.fault);
    await this.sendLabel.run(reply, await this.find.inOrder(order.value.orderId, params.returnNumber));
  }

  /** Changes a return of a proved order, and shows them all. */
  private async step(
    proof: OrderProof,
    returnNumber: string,
    caller: string | null,
    change: (returnId: string) => Promise<Result<null>>,
  ): Promise<Result<OrderReturns>> {
    const order = await this.orders.changeable(proof, caller);
    if (!order.ok) return order;
    const returnId = await this.find.inOrder(order.value, returnNumber);
    if (returnId === null) return refuse('record.missing');
    const changed = await change(returnId);
    return changed.ok ? this.show.run(order.value) : changed;
  }
}
