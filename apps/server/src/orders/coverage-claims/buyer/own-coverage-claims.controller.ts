import { Controller } from '@nestjs/common';
import {
  addOwnCoverageClaimPicture,
  answerOwnCoverageClaim,
  appealOwnCoverageClaim,
  cancelOwnCoverageClaim,
  getOwnCoverageClaims,
  type HandlerInput,
  makeOwnCoverageClaim,
  type OrderCoverageClaims,
} from '@simpletread/contract';
import { refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Bind, Customer, IdempotencyKey, Input, RequestId } from '../../../platform/http/index.js';
import { buyerActorOf, type OrderRecord } from '../../order/index.js';
import { FindBuyersOrder } from '../../tracking/index.js';
import { BuyerCoverageSteps, type BuyersCoverageClaim } from './buyer-coverage-steps.js';
import { ClaimCoverage } from './claim-coverage.js';
import { ShowCoverageClaims } from './show-coverage-claims.js';

interface Named {
  readonly orderNumber: string;
  readonly claimNumber: string;
}

// The account may have been erased, or the order given to another one, while a call waited for the lock.
const buyer = (customer: CustomerPrincipal, requestId: string, key: string) => ({
  actorOf: (order: OrderRecord) => buyerActorOf({ customer, requestId, key }, order),
  isTheirs: (order: OrderRecord) => order.account_id === customer.accountId,
});

/** Coverage claims of a customer's own orders. */
@Controller()
export class OwnCoverageClaimsController {
  constructor(
    private readonly orders: FindBuyersOrder,
    private readonly show: ShowCoverageClaims,
    private readonly claims: ClaimCoverage,
    private readonly steps: BuyerCoverageSteps,
  ) {}

  @Bind(getOwnCoverageClaims)
  async coverage(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getOwnCoverageClaims>,
  ): Promise<Result<OrderCoverageClaims>> {
    return this.show.run(await this.orders.own(params.orderNumber, accountId));
  }

  @Bind(makeOwnCoverageClaim, { rate: 'strict' })
  async claim(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof makeOwnCoverageClaim>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const orderId = await this.orders.own(params.orderNumber, customer.accountId);
    if (orderId === null) return refuse('record.missing');
    const claimed = await this.claims.run(body, { orderId, ...buyer(customer, requestId, key) });
    return claimed.ok ? this.show.run(orderId) : claimed;
  }

  @Bind(addOwnCoverageClaimPicture, { rate: 'strict' })
  addPicture(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof addOwnCoverageClaimPicture>,
    @RequestId() requestId: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const theirs = buyer(customer, requestId, '');
    return this.step(customer, params, (claimId) =>
      this.steps.addPicture({ claimId, ...theirs }, body.picture),
    );
  }

  @Bind(answerOwnCoverageClaim, { rate: 'strict' })
  answer(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof answerOwnCoverageClaim>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const theirs = buyer(customer, requestId, key);
    return this.step(customer, params, (claimId) => this.steps.answer({ claimId, ...theirs }, body));
  }

  @Bind(appealOwnCoverageClaim, { rate: 'strict' })
  appeal(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof appealOwnCoverageClaim>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const theirs = buyer(customer, requestId, key);
    return this.step(customer, params, (claimId) => this.steps.appeal({ claimId, ...theirs }, body.text));
  }

  @Bind(cancelOwnCoverageClaim)
  cancel(
    @Customer() customer: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof cancelOwnCoverageClaim>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const theirs = buyer(customer, requestId, key);
    return this.step(customer, params, (claimId) => this.steps.cancel({ claimId, ...theirs }));
  }

  /** Takes a step of a customer's own claim and shows the order's coverage after it. */
  private async step(
    { accountId }: CustomerPrincipal,
    { orderNumber, claimNumber }: Named,
    take: (claimId: BuyersCoverageClaim['claimId']) => Promise<Result<null>>,
  ): Promise<Result<OrderCoverageClaims>> {
    const orderId = await this.orders.own(orderNumber, accountId);
    const taken = await take(await this.show.idOf(orderId, claimNumber));
    return taken.ok ? this.show.run(orderId) : taken;
  }
}
