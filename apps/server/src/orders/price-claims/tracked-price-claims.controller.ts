import { Controller } from '@nestjs/common';
import {
  addTrackedPriceClaimPicture,
  type HandlerInput,
  makeTrackedPriceClaim,
  openTrackedPriceClaims,
  type OrderPriceClaims,
  withdrawTrackedPriceClaim,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { Bind, CallerAddress, IdempotencyKey, Input, RequestId } from '../../platform/http/index.js';
import { guestActorOf, type OrderRecord } from '../order/index.js';
import { FindBuyersOrder } from '../tracking/index.js';
import { BuyerClaimSteps } from './buyer-claim-steps.js';
import { ClaimPrice } from './claim-price.js';
import { ShowPriceClaims } from './show-price-claims.js';

// An account may have claimed the order while a call waited for the lock.
const isGuests = (order: OrderRecord): boolean => order.account_id === null;

const guest = (requestId: string, key: string) => ({
  actorOf: (order: OrderRecord) => guestActorOf({ requestId, key }, order),
  isTheirs: isGuests,
});

/** Price guarantee claims of orders that are proved by number and shipping ZIP, like tracking; changes also need the code from our email. */
@Controller()
export class TrackedPriceClaimsController {
  constructor(
    private readonly orders: FindBuyersOrder,
    private readonly show: ShowPriceClaims,
    private readonly claimPrice: ClaimPrice,
    private readonly steps: BuyerClaimSteps,
  ) {}

  @Bind(openTrackedPriceClaims, { rate: 'strict' })
  async claims(
    @Input() { body }: HandlerInput<typeof openTrackedPriceClaims>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<OrderPriceClaims>> {
    const order = await this.orders.tracked(body, caller);
    return order.ok ? this.show.run(order.value.orderId, order.value.changesNeed) : order;
  }

  @Bind(makeTrackedPriceClaim, { rate: 'strict' })
  async claim(
    @Input() { body }: HandlerInput<typeof makeTrackedPriceClaim>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderPriceClaims>> {
    const order = await this.orders.changeable(body, caller);
    if (!order.ok) return order;
    const orderId = order.value;
    const claimed = await this.claimPrice.run(body, { orderId, ...guest(requestId, key) });
    return claimed.ok ? this.show.run(orderId) : claimed;
  }

  @Bind(addTrackedPriceClaimPicture, { rate: 'strict' })
  async addPicture(
    @Input() { params, body }: HandlerInput<typeof addTrackedPriceClaimPicture>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<OrderPriceClaims>> {
    const order = await this.orders.changeable(body, caller);
    if (!order.ok) return order;
    const orderId = order.value;
    const claimId = await this.show.idOf(orderId, params.claimNumber);
    const added = await this.steps.addPicture({ claimId, isTheirs: isGuests }, body.picture);
    return added.ok ? this.show.run(orderId) : added;
  }

  @Bind(withdrawTrackedPriceClaim, { rate: 'strict' })
  async withdraw(
    @Input() { params, body }: HandlerInput<typeof withdrawTrackedPriceClaim>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderPriceClaims>> {
    const order = await this.orders.changeable(body, caller);
    if (!order.ok) return order;
    const orderId = order.value;
    const claimId = await this.show.idOf(orderId, params.claimNumber);
    const withdrawn = await this.steps.withdraw({ claimId, ...guest(requestId, key) });
    return withdrawn.ok ? this.show.run(orderId) : withdrawn;
  }
}
