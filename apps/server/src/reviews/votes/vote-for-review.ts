import { Injectable } from '@nestjs/common';
import type { ReplyOf, voteForReview } from '@simpletread/contract';
import { checkHelpfulVote, networkOf, ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { HelpfulVotes, type Voter } from './helpful-votes.js';

export interface VoteRequest {
  readonly reviewId: string;
  readonly mark: string;
  readonly isHelpful: boolean;
  readonly accountId: string | null;
  readonly caller: string | null;
}

/** Counts a reader's vote for a review once, or takes it back. */
@Injectable()
export class VoteForReview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly votes: HelpfulVotes,
  ) {}

  run({ isHelpful, mark, caller, ...who }: VoteRequest): Promise<Result<ReplyOf<typeof voteForReview>>> {
    const network = caller === null ? null : hashToken(networkOf(caller));
    const voter: Voter = { ...who, browser: hashToken(mark), network };
    return this.work.run(async (tx): Promise<Result<ReplyOf<typeof voteForReview>>> => {
      const helpfulCount = await this.votes.lock(tx, voter);
      if (helpfulCount === null) return refuse('record.missing');
      if ((await this.votes.hasVoted(tx, voter)) === isHelpful) return ok({ helpfulCount, isHelpful });
      if (!isHelpful) return ok({ helpfulCount: await this.votes.remove(tx, voter), isHelpful });
      const checked = checkHelpfulVote(await this.votes.soFar(tx, voter));
      return checked.ok ? ok({ helpfulCount: await this.votes.add(tx, voter), isHelpful }) : checked;
    });
  }
}
