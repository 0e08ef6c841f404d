import { Controller } from '@nestjs/common';
import { type HandlerInput, voteForReview } from '@simpletread/contract';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, CallerAddress, Input, MaybeCustomer } from '../../platform/http/index.js';
import { VoteForReview } from './vote-for-review.js';

@Controller()
export class ReviewVotesController {
  constructor(private readonly voting: VoteForReview) {}

  @Bind(voteForReview)
  vote(
    @Input() { params, body }: HandlerInput<typeof voteForReview>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CallerAddress() caller: string | null,
  ) {
    const { reviewId } = params;
    return this.voting.run({ reviewId, ...body, accountId: customer?.accountId ?? null, caller });
  }
}
