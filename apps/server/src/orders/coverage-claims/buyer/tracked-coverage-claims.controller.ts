import { Controller } from '@nestjs/common';
import {
  addTrackedCoverageClaimPicture,
  answerTrackedCoverageClaim,
  appealTrackedCoverageClaim,
  cancelTrackedCoverageClaim,
  type HandlerInput,
  makeTrackedCoverageClaim,
  openTrackedCoverageClaims,
  type OrderCoverageClaims,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { Bind, CallerAddress, IdempotencyKey, Input, RequestId } from '../../../platform/http/index.js';
import { guestActorOf, type OrderRecord } from '../../order/index.js';
import { FindBuyersOrder, type OrderProof } from '../../tracking/index.js';
import { BuyerCoverageSteps, type BuyersCoverageClaim } from './buyer-coverage-steps.js';
import { ClaimCoverage } from './claim-coverage.js';
import { ShowCoverageClaims } from './show-coverage-claims.js';

/** The proof of an order, its claim's number and the caller. */
interface Asked {
  readonly proof: OrderProof;
  readonly claimNumber: string;
  readonly caller: string | null;
}

// An account may have claimed the order while a call waited for the lock.
const guest = (requestId: string, key: string) => ({
  actorOf: (order: OrderRecord) => guestActorOf({ requestId, key }, order),
  isTheirs: (order: OrderRecord) => order.account_id === null,
});

/** Coverage claims of orders that are proved by number and shipping ZIP, like tracking; changes also need the code from our email. */
@Controller()
export class TrackedCoverageClaimsController {
  constructor(
    private readonly orders: FindBuyersOrder,
    private readonly show: ShowCoverageClaims,
    private readonly claims: ClaimCoverage,
    private readonly steps: BuyerCoverageSteps,
  ) {}

  @Bind(openTrackedCoverageClaims, { rate: 'strict' })
  async coverage(
    @Input() { body }: HandlerInput<typeof openTrackedCoverageClaims>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<OrderCoverageClaims>> {
    const order = await this.orders.tracked(body, caller);
    return order.ok ? this.show.run(order.value.orderId, order.value.changesNeed) : order;
  }

  @Bind(makeTrackedCoverageClaim, { rate: 'strict' })
  async claim(
    @Input() { body }: HandlerInput<typeof makeTrackedCoverageClaim>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const order = await this.orders.changeable(body, caller);
    if (!order.ok) return order;
    const claimed = await this.claims.run(body, { orderId: order.value, ...guest(requestId, key) });
    return claimed.ok ? this.show.run(order.value) : claimed;
  }

  @Bind(addTrackedCoverageClaimPicture, { rate: 'strict' })
  addPicture(
    @Input() { params, body }: HandlerInput<typeof addTrackedCoverageClaimPicture>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const asked = { proof: body, claimNumber: params.claimNumber, caller };
    const theirs = guest(requestId, '');
    return this.step(asked, (claimId) => this.steps.addPicture({ claimId, ...theirs }, body.picture));
  }

  @Bind(answerTrackedCoverageClaim, { rate: 'strict' })
  answer(
    @Input() { params, body }: HandlerInput<typeof answerTrackedCoverageClaim>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const asked = { proof: body, claimNumber: params.claimNumber, caller };
    return this.step(asked, (claimId) => this.steps.answer({ claimId, ...guest(requestId, key) }, body));
  }

  @Bind(appealTrackedCoverageClaim, { rate: 'strict' })
  appeal(
    @Input() { params, body }: HandlerInput<typeof appealTrackedCoverageClaim>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const asked = { proof: body, claimNumber: params.claimNumber, caller };
    return this.step(asked, (claimId) => this.steps.appeal({ claimId, ...guest(requestId, key) }, body.text));
  }

  @Bind(cancelTrackedCoverageClaim, { rate: 'strict' })
  cancel(
    @Input() { params, body }: HandlerInput<typeof cancelTrackedCoverageClaim>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const asked = { proof: body, claimNumber: params.claimNumber, caller };
    return this.step(asked, (claimId) => this.steps.cancel({ claimId, ...guest(requestId, key) }));
  }

  /** Takes a step of a proved guest's claim and shows the order's coverage after it. */
  private async step(
    { proof, claimNumber, caller }: Asked,
    take: (claimId: BuyersCoverageClaim['claimId']) => Promise<Result<null>>,
  ): Promise<Result<OrderCoverageClaims>> {
    const order = await this.orders.changeable(proof, caller);
    if (!order.ok) return order;
    const taken = await take(await this.show.idOf(order.value, claimNumber));
    return taken.ok ? this.show.run(order.value) : taken;
  }
}
