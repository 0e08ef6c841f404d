import { Injectable } from '@nestjs/common';
import type { HelpfulVote } from '@simpletread/domain';

import type { Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { ReviewRow } from '../reviews/index.js';
import type { HelpfulVoteRow } from './helpful-vote.entity.js';

/** The voter of a review, by digests of browser and network, and by account if signed in. */
export interface Voter {
  readonly reviewId: string;
  readonly browser: string;
  readonly accountId: string | null;
  readonly network: string | null;
}

// The lock lets votes for a review, and those of a network, count each other.
const LOCK = `
  SELECT helpful_count AS "helpfulCount" FROM reviews.review WHERE id = $1 AND state = 'published' FOR NO KEY UPDATE`;
const ONE_BY_ONE = `SELECT pg_advisory_xact_lock(hashtextextended('helpful ' || $1, 0)) WHERE $1::text IS NOT NULL`;

const HAS_VOTED = `
  SELECT EXISTS (SELECT FROM reviews.helpful_vote WHERE review_id = $1 AND (browser = $2 OR account_id = $3::uuid)) AS "hasVoted"`;

const SO_FAR = `
  SELECT
    EXISTS (SELECT FROM reviews.submission WHERE review_id = $1 AND (account_id = $2::uuid OR network = $3)) AS "isOwn",
    (SELECT count(*)::int FROM reviews.helpful_vote WHERE network = $3 AND voted_at > now() - interval '1 day') AS "ofNetwork",
    (SELECT count(*)::int FROM reviews.helpful_vote
     WHERE network = $3 AND voted_at > now() - interval '1 day' AND review_id = $1) AS "ofNetworkForReview"`;

const ADD = `
  INSERT INTO reviews.helpful_vote (review_id, browser, account_id, network, voted_at) VALUES ($1, $2, $3, $4, clock_timestamp())`;

const REMOVE =
  'DELETE FROM reviews.helpful_vote WHERE review_id = $1 AND (browser = $2 OR account_id = $3::uuid)';

const COUNT = `
  UPDATE reviews.review SET helpful_count = greatest(0, helpful_count + $2) WHERE id = $1 RETURNING helpful_count AS "helpfulCount"`;

const FORGET_NETWORKS = `
  UPDATE reviews.helpful_vote SET network = NULL WHERE network IS NOT NULL AND voted_at < now() - make_interval(days => $1)`;

const ERASE = `
  WITH gone AS (DELETE FROM reviews.helpful_vote WHERE account_id = $1 RETURNING review_id)
  UPDATE reviews.review r SET helpful_count = greatest(0, r.helpful_count - 1) FROM gone WHERE gone.review_id = r.id`;

const OF_ACCOUNT = `
  SELECT v.voted_at, r.summary FROM reviews.helpful_vote v JOIN reviews.review r ON r.id = v.review_id
  WHERE v.account_id = $1 ORDER BY v.voted_at`;

type Counted = Renamed<ReviewRow, { helpfulCount: 'helpful_count' }>;

/** Votes for reviews; each is counted on its review in the same transaction. */
@Injectable()
export class HelpfulVotes {
  /** The count of a published review, which stays locked; null for any other. */
  async lock(tx: Transaction, { reviewId, network }: Voter): Promise<number | null> {
    await tx.query(ONE_BY_ONE, [network]);
    return (await tx.one<Counted>(LOCK, [reviewId]))?.helpfulCount ?? null;
  }

  async hasVoted(tx: Transaction, { reviewId, browser, accountId }: Voter): Promise<boolean> {
    const keys = [reviewId, browser, accountId];
    return (await tx.one<Computed<{ hasVoted: boolean }>>(HAS_VOTED, keys))?.hasVoted ?? false;
  }

  async soFar(tx: Transaction, { reviewId, accountId, network }: Voter): Promise<HelpfulVote> {
    const keys = [reviewId, accountId, network];
    const row = await tx.one<Computed<{ isOwn: boolean; ofNetwork: number; ofNetworkForReview: number }>>(
      SO_FAR,
      keys,
    );
    return row ?? { isOwn: false, ofNetwork: 0, ofNetworkForReview: 0 };
  }

  /** Returns the new count. */
  async add(tx: Transaction, { reviewId, browser, accountId, network }: Voter): Promise<number> {
    await tx.execute(ADD, [reviewId, browser, accountId, network]);
    return this.count(tx, reviewId, 1);
  }

  /** Returns the new count. */
  async remove(tx: Transaction, { reviewId, browser, accountId }: Voter): Promise<number> {
    const removed = await tx.execute(REMOVE, [reviewId, browser, accountId]);
    return this.count(tx, reviewId, -removed);
  }

  async forgetNetworks(db: SqlRunner, days: number): Promise<void> {
    await db.execute(FORGET_NETWORKS, [days]);
  }

  ofAccount(db: SqlRunner, accountId: string) {
    return db.query<Pick<ReviewRow, 'summary'> & Pick<HelpfulVoteRow, 'voted_at'>>(OF_ACCOUNT, [accountId]);
  }

  async erase(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(ERASE, [accountId]);
  }

  private async count(tx: Transaction, reviewId: string, by: number): Promise<number> {
    return (await tx.one<Counted>(COUNT, [reviewId, by]))?.helpfulCount ?? 0;
  }
}
