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
import { ok, refuse, type Result } from '@simpletread/domain';
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

interface Found {
  readonly orderId: string;
  readonly returnId: string;
}

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
  async addPicture(
    @Input() { params, body }: HandlerInput<typeof addTrackedReturnPicture>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<OrderReturns>> {
    const found = await this.found(body, params.returnNumber, caller);
    if (!found.ok) return found;
    const { orderId, returnId } = found.value;
    const added = await this.pictures.run({ returnId, isTheirs: isGuests }, body.picture);
    return added.ok ? this.show.run(orderId) : added;
  }

  @Bind(cancelTrackedReturn, { rate: 'strict' })
  async cancel(
    @Input() { params, body }: HandlerInput<typeof cancelTrackedReturn>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    const found = await this.found(body, params.returnNumber, caller);
    if (!found.ok) return found;
    const { orderId, returnId } = found.value;
    const cancelled = await this.steps.cancel({ returnId, ...guest(requestId, key) });
    return cancelled.ok ? this.show.run(orderId) : cancelled;
  }

  @Bind(appealTrackedReturn, { rate: 'strict' })
  async appeal(
    @Input() { params, body }: HandlerInput<typeof appealTrackedReturn>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    const found = await this.found(body, params.returnNumber, caller);
    if (!found.ok) return found;
    const { orderId, returnId } = found.value;
    const appealed = await this.steps.appeal({ returnId, ...guest(requestId, key) }, body.text);
    return appealed.ok ? this.show.run(orderId) : appealed;
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

  /** Finds a return to change. */
  private async found(
    proof: OrderProof,
    returnNumber: string,
    caller: string | null,
  ): Promise<Result<Found>> {
    const order = await this.orders.changeable(proof, caller);
    if (!order.ok) return order;
    const returnId = await this.find.inOrder(order.value, returnNumber);
    return returnId === null ? refuse('record.missing') : ok({ orderId: order.value, returnId });
  }
}
