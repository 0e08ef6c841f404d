import { Controller, Param, Res } from '@nestjs/common';
import {
  addOwnReturnPicture,
  appealOwnReturn,
  cancelOwnReturn,
  getOwnReturnLabel,
  getOwnReturns,
  type HandlerInput,
  type OrderReturns,
  requestOwnReturn,
} from '@simpletread/contract';
import { refuse, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import {
  Bind,
  BindStream,
  Customer,
  IdempotencyKey,
  Input,
  RequestId,
} from '../../../platform/http/index.js';
import { buyerActorOf, type OrderRecord } from '../../order/index.js';
import { FindBuyersOrder } from '../../tracking/index.js';
import { AddReturnPicture } from '../pictures/add-return-picture.js';
import { BuyerReturnSteps } from './buyer-return-steps.js';
import { FindReturn } from './find-return.js';
import { RequestReturn } from './request-return.js';
import { SendLabel } from '../label/send-label.js';
import { ShowReturns } from './show-returns.js';

// The account may have been erased, or the order given to another one, while a call waited for the lock.
const isOf = (accountId: string) => (order: OrderRecord) => order.account_id === accountId;

const buyer = (customer: CustomerPrincipal, requestId: string, key: string) => ({
  actorOf: (order: OrderRecord) => buyerActorOf({ customer, requestId, key }, order),
  isTheirs: isOf(customer.accountId),
});

/** Returns of a customer's own orders. */
@Controller()
export class OwnReturnsController {
  constructor(
    private readonly orders: FindBuyersOrder,
    private readonly find: FindReturn,
    private readonly show: ShowReturns,
    private readonly requests: RequestReturn,
    private readonly steps: BuyerReturnSteps,
    private readonly pictures: AddReturnPicture,
    private readonly sendLabel: SendLabel,
  ) {}

  @Bind(getOwnReturns)
  async returns(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getOwnReturns>,
  ): Promise<Result<OrderReturns>> {
    return this.show.run(await this.orders.own(params.orderNumber, accountId));
  }

  @Bind(requestOwnReturn)
  async request(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof requestOwnReturn>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    const orderId = await this.orders.own(params.orderNumber, customer.accountId);
    if (orderId === null) return refuse('record.missing');
    const requested = await this.requests.run(body, { orderId, ...buyer(customer, requestId, key) });
    return requested.ok ? this.show.run(orderId) : requested;
  }

  @Bind(addOwnReturnPicture, { rate: 'strict' })
  async addPicture(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof addOwnReturnPicture>,
  ): Promise<Result<OrderReturns>> {
    const { orderId, returnId } = await this.own(params, accountId);
    const added = await this.pictures.run({ returnId, isTheirs: isOf(accountId) }, body.picture);
    return added.ok ? this.show.run(orderId) : added;
  }

  @Bind(cancelOwnReturn)
  async cancel(
    @Customer() customer: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof cancelOwnReturn>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    const { orderId, returnId } = await this.own(params, customer.accountId);
    if (returnId === null) return refuse('record.missing');
    const cancelled = await this.steps.cancel({ returnId, ...buyer(customer, requestId, key) });
    return cancelled.ok ? this.show.run(orderId) : cancelled;
  }

  @Bind(appealOwnReturn)
  async appeal(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof appealOwnReturn>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderReturns>> {
    const { orderId, returnId } = await this.own(params, customer.accountId);
    if (returnId === null) return refuse('record.missing');
    const appealed = await this.steps.appeal({ returnId, ...buyer(customer, requestId, key) }, body.text);
    return appealed.ok ? this.show.run(orderId) : appealed;
  }

  @BindStream(getOwnReturnLabel)
  async label(
    @Customer() { accountId, actingStaff }: CustomerPrincipal,
    @Param('orderNumber') orderNumber: string,
    @Param('returnNumber') returnNumber: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A label has the buyer's address, so staff without contacts get none.
    const maySee = actingStaff?.seesContacts !== false;
    const { returnId } = await this.own({ orderNumber, returnNumber }, accountId);
    await this.sendLabel.run(reply, maySee ? returnId : null);
  }

  private async own(
    { orderNumber, returnNumber }: { readonly orderNumber: string; readonly returnNumber: string },
    accountId: string,
  ): Promise<{ readonly orderId: string | null; readonly returnId: string | null }> {
    const orderId = await this.orders.own(orderNumber, accountId);
    return { orderId, returnId: await this.find.inOrder(orderId, returnNumber) };
  }
}
