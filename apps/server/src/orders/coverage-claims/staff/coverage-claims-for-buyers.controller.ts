import { Controller } from '@nestjs/common';
import {
  addAdminCoverageClaimPicture,
  getAdminOrderCoverageClaims,
  type HandlerInput,
  type OrderCoverageClaims,
  startCoverageClaim,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { staffActorOf } from '../../order/index.js';
import { BuyerCoverageSteps } from '../buyer/buyer-coverage-steps.js';
import { ClaimCoverage } from '../buyer/claim-coverage.js';
import { ShowCoverageClaims } from '../buyer/show-coverage-claims.js';

const ofAnyone = (): boolean => true;

/** Claims that staff make for buyers who call, by the rules of buyers. */
@Controller()
export class CoverageClaimsForBuyersController {
  constructor(
    private readonly show: ShowCoverageClaims,
    private readonly claimCoverage: ClaimCoverage,
    private readonly steps: BuyerCoverageSteps,
  ) {}

  @Bind(getAdminOrderCoverageClaims)
  ofOrder(
    @Input() { params }: HandlerInput<typeof getAdminOrderCoverageClaims>,
  ): Promise<Result<OrderCoverageClaims>> {
    return this.show.run(params.id);
  }

  @Bind(startCoverageClaim)
  async start(
    @Input() { params, body }: HandlerInput<typeof startCoverageClaim>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const actorOf = () => staffActorOf({ staff, requestId, key });
    const claimant = { orderId: params.id, actorOf, isTheirs: ofAnyone };
    const claimed = await this.claimCoverage.run(body, claimant);
    return claimed.ok ? this.show.run(params.id) : claimed;
  }

  @Bind(addAdminCoverageClaimPicture)
  async addPicture(
    @Input() { params, body }: HandlerInput<typeof addAdminCoverageClaimPicture>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<OrderCoverageClaims>> {
    const claimId = await this.show.idOf(params.id, params.claimNumber);
    const claim = { claimId, isTheirs: ofAnyone, by: { staff, requestId } };
    const added = await this.steps.addPicture(claim, body.picture);
    return added.ok ? this.show.run(params.id) : added;
  }
}
