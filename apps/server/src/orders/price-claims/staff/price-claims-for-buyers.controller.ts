import { Controller } from '@nestjs/common';
import {
  addAdminPriceClaimPicture,
  getAdminOrderPriceClaims,
  type HandlerInput,
  type OrderPriceClaims,
  startPriceClaim,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { staffActorOf } from '../../order/index.js';
import { BuyerClaimSteps } from '../buyer-claim-steps.js';
import { ClaimPrice } from '../claim-price.js';
import { ShowPriceClaims } from '../show-price-claims.js';

const ofAnyone = (): boolean => true;

/** Claims that staff make for buyers who call, by the rules of buyers. */
@Controller()
export class PriceClaimsForBuyersController {
  constructor(
    private readonly show: ShowPriceClaims,
    private readonly claimPrice: ClaimPrice,
    private readonly steps: BuyerClaimSteps,
  ) {}

  @Bind(getAdminOrderPriceClaims)
  ofOrder(
    @Input() { params }: HandlerInput<typeof getAdminOrderPriceClaims>,
  ): Promise<Result<OrderPriceClaims>> {
    return this.show.run(params.id);
  }

  @Bind(startPriceClaim)
  async start(
    @Input() { params, body }: HandlerInput<typeof startPriceClaim>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderPriceClaims>> {
    const actorOf = () => staffActorOf({ staff, requestId, key });
    const claimed = await this.claimPrice.run(body, { orderId: params.id, actorOf });
    return claimed.ok ? this.show.run(params.id) : claimed;
  }

  @Bind(addAdminPriceClaimPicture)
  async addPicture(
    @Input() { params, body }: HandlerInput<typeof addAdminPriceClaimPicture>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<OrderPriceClaims>> {
    const claimId = await this.show.idOf(params.id, params.claimNumber);
    const claim = { claimId, isTheirs: ofAnyone, by: { staff, requestId } };
    const added = await this.steps.addPicture(claim, body.picture);
    return added.ok ? this.show.run(params.id) : added;
  }
}
