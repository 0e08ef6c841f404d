import { Controller } from '@nestjs/common';
import {
  addOwnPriceClaimPicture,
  getOwnPriceClaims,
  type HandlerInput,
  makeOwnPriceClaim,
  type OrderPriceClaims,
  withdrawOwnPriceClaim,
} from '@simpletread/contract';
import { refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, IdempotencyKey, Input, RequestId } from '../../platform/http/index.js';
import { buyerActorOf, type OrderRecord } from '../order/index.js';
import { FindBuyersOrder } from '../tracking/index.js';
import { BuyerClaimSteps } from './buyer-claim-steps.js';
import { ClaimPrice } from './claim-price.js';
import { ShowPriceClaims } from './show-price-claims.js';

// The account may have been erased, or the order given to another one, while a call waited for the lock.
const isOf = (accountId: string) => (order: OrderRecord) => order.account_id === accountId;

const buyer = (customer: CustomerPrincipal, requestId: string, key: string) => ({
  actorOf: (order: OrderRecord) => buyerActorOf({ customer, requestId, key }, order),
  isTheirs: isOf(customer.accountId),
});

/** Price guarantee claims of a customer's own orders. */
@Controller()
export class OwnPriceClaimsController {
  constructor(
    private readonly orders: FindBuyersOrder,
    private readonly show: ShowPriceClaims,
    private readonly claimPrice: ClaimPrice,
    private readonly steps: BuyerClaimSteps,
  ) {}

  @Bind(getOwnPriceClaims)
  async claims(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getOwnPriceClaims>,
  ): Promise<Result<OrderPriceClaims>> {
    return this.show.run(await this.orders.own(params.orderNumber, accountId));
  }

  @Bind(makeOwnPriceClaim, { rate: 'strict' })
  async claim(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof makeOwnPriceClaim>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderPriceClaims>> {
    const orderId = await this.orders.own(params.orderNumber, customer.accountId);
    if (orderId === null) return refuse('record.missing');
    const claimed = await this.claimPrice.run(body, { orderId, ...buyer(customer, requestId, key) });
    return claimed.ok ? this.show.run(orderId) : claimed;
  }

  @Bind(addOwnPriceClaimPicture, { rate: 'strict' })
  async addPicture(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof addOwnPriceClaimPicture>,
  ): Promise<Result<OrderPriceClaims>> {
    const orderId = await this.orders.own(params.orderNumber, accountId);
    const claimId = await this.show.idOf(orderId, params.claimNumber);
    const added = await this.steps.addPicture({ claimId, isTheirs: isOf(accountId) }, body.picture);
    return added.ok ? this.show.run(orderId) : added;
  }

  @Bind(withdrawOwnPriceClaim)
  async withdraw(
    @Customer() customer: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof withdrawOwnPriceClaim>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderPriceClaims>> {
    const orderId = await this.orders.own(params.orderNumber, customer.accountId);
    const claimId = await this.show.idOf(orderId, params.claimNumber);
    const withdrawn = await this.steps.withdraw({ claimId, ...buyer(customer, requestId, key) });
    return withdrawn.ok ? this.show.run(orderId) : withdrawn;
  }
}
