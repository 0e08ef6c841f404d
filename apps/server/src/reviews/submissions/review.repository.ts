import { Injectable } from '@nestjs/common';
import type { ReviewForm } from '@simpletread/contract';
import { type ReviewSign, type ReviewState, shownAuthor, suspicionOf } from '@simpletread/domain';

import type { Computed, Renamed, SqlRunner, SqlValue, Transaction } from '../../platform/database/index.js';
import { type ReviewRecord, REVIEW_COLUMNS } from './review-record.js';
import type { SubmissionRow } from './submission.entity.js';

/** The words of a writer, without the address, which never changes. Tires are rated by their qualities, shops by stars. */
export type WrittenReview = Omit<ReviewForm, 'email'> & { readonly stars?: number };

export interface NewReview {
  readonly id: string;
  /** Null for a shop. */
  readonly lineId: string | null;
  /** Null for tires. */
  readonly shopId: string | null;
  readonly form: WrittenReview & Pick<ReviewForm, 'email'>;
  readonly mailbox: string;
  readonly accountId: string | null;
  readonly orderId: string | null;
  readonly isEmployee: boolean;
  readonly tokenHash: string;
  readonly network: string | null;
  readonly seconds: number | null;
  readonly state: ReviewState;
  readonly signs: readonly ReviewSign[];
  readonly at: Date;
}

/** Columns of a submission that a step sets. */
export type SubmissionChange = Partial<
  Pick<
    SubmissionRow,
    | 'name'
    | 'our_turn_since'
    | 'signs'
    | 'suspicion'
    | 'reason'
    | 'question'
    | 'answer'
    | 'appeal'
    | 'appealed_at'
    | 'decided_at'
    | 'decided_by'
    | 'rejected_by'
    | 'published_at'
    | 'published_by'
    | 'was_asked'
    | 'withdrawn_at'
  >
>;

const INSERT_SUBMISSION = `
  INSERT INTO reviews.submission (review_id, line_id, shop_id, name, email, mailbox, account_id, order_id, token_hash, network, seconds, submitted_at,
    our_turn_since, signs, suspicion)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13::jsonb, $14)
  ON CONFLICT DO NOTHING`;

const INSERT = `
  INSERT INTO reviews.review (id, line_id, shop_id, written_at, state, is_verified, is_employee, author_name, stars, purchased_on, dry, wet, winter, comfort,
    noise, treadwear, summary, comments, vehicle, miles_driven, driving_style, place_driven, would_buy_again)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`;

const REWRITE = `
  UPDATE reviews.review SET author_name = $2, stars = $3, purchased_on = $4, dry = $5, wet = $6, winter = $7, comfort = $8, noise = $9,
    treadwear = $10, summary = $11, comments = $12, vehicle = $13, miles_driven = $14, driving_style = $15, place_driven = $16,
    would_buy_again = $17
  WHERE id = $1`;

const CLEAN = 'UPDATE reviews.review SET summary = $2, comments = $3 WHERE id = $1';

const MOVE = 'UPDATE reviews.review SET state = $2 WHERE id = $1';

const CHANGE = `
  UPDATE reviews.submission s
  SET (name, our_turn_since, signs, suspicion, reason, question, answer, appeal, appealed_at, decided_at, decided_by, rejected_by,
      published_at, published_by, was_asked, withdrawn_at) =
    (SELECT n.name, n.our_turn_since, n.signs, n.suspicion, n.reason, n.question, n.answer, n.appeal, n.appealed_at, n.decided_at,
       n.decided_by, n.rejected_by, n.published_at, n.published_by, n.was_asked, n.withdrawn_at
     FROM jsonb_populate_record(s, $2::jsonb) n),
    version = version + 1
  WHERE review_id = $1`;

const FROM = 'FROM reviews.review r JOIN reviews.submission s ON s.review_id = r.id';
const BY_ID = ['SELECT', REVIEW_COLUMNS, FROM, 'WHERE r.id = $1'].join(' ');
// Its pictures are read afterward: a statement that waits for the lock would read those of before.
const LOCK = 'SELECT FROM reviews.review WHERE id = $1 FOR UPDATE';
const LOCKED = [BY_ID, 'FOR UPDATE'].join(' ');
const ID_OF_TOKEN = 'SELECT review_id AS id FROM reviews.submission WHERE token_hash = $1';

const OF_BUYER = `
  SELECT r.id, r.state FROM reviews.review r JOIN reviews.submission s ON s.review_id = r.id
  WHERE s.line_id = $1 AND (s.mailbox = $2 OR s.account_id = $3::uuid) ORDER BY s.withdrawn_at DESC NULLS FIRST, r.id LIMIT 1`;

const REOPEN = 'UPDATE reviews.submission SET reopened_at = clock_timestamp() WHERE review_id = $1';

// One at a time per person and per network, so reviews sent at once count each other.
const ONE_BY_ONE = `SELECT pg_advisory_xact_lock(hashtextextended('review ' || who, 0)) FROM unnest($1::text[]) who ORDER BY who`;

const OF_DAY = `
  SELECT count(*) FILTER (WHERE mailbox = $1)::int AS person, count(*) FILTER (WHERE network = $2)::int AS network
  FROM reviews.submission WHERE (mailbox = $1 OR network = $2) AND submitted_at > now() - interval '1 day'`;

// Short texts repeat by chance; longer ones were copied.
const LIKE_IT = `
  SELECT
    (SELECT count(*)::int FROM reviews.review
     WHERE comments IS NOT NULL AND md5(lower(comments)) = md5(lower($1)) AND length($1) >= 20 AND id <> $2) AS "sameTexts",
    (SELECT count(*)::int FROM reviews.submission
     WHERE network = $3 AND submitted_at > now() - interval '1 hour' AND review_id <> $2) AS "fromNetwork"`;

const TOUCH = 'UPDATE reviews.submission SET version = version + 1 WHERE review_id = $1';

const SHOW_ANEW = {
  line: 'SELECT reviews.count_lines(ARRAY[$1::uuid])',
  shop: 'SELECT reviews.count_shops(ARRAY[$1::uuid])',
} as const;

const FORGET_NETWORKS = `
  UPDATE reviews.submission SET network = NULL WHERE network IS NOT NULL AND submitted_at < now() - make_interval(days => $1)`;

const saidValues = (form: WrittenReview): readonly SqlValue[] => {
  const { dry, wet, winter, comfort, noise, treadwear } = form.ratings;
  return [
    shownAuthor(form.name),
    form.stars ?? null,
    form.purchasedOn,
    ...[dry, wet, winter, comfort, noise, treadwear],
    form.summary,
    form.comments === '' ? null : form.comments,
    form.vehicle === null ? null : JSON.stringify(form.vehicle),
    form.milesDriven,
    form.drivingStyle,
    form.placeDriven,
    form.wouldBuyAgain,
  ];
};

/** The only writer of reviews. Their states come from the domain's `reviewMachine`, asked under the lock of the review. */
@Injectable()
export class ReviewRepository {
  /** False if this person has a review of the line already, or this order one of the shop. */
  async insert(tx: Transaction, review: NewReview): Promise<boolean> {
    const { id, lineId, shopId, form, at, state, signs, orderId } = review;
    await tx.execute(INSERT, [
      ...[id, lineId, shopId, at, state, orderId !== null, review.isEmployee],
      ...saidValues(form),
    ]);
    const written = await tx.execute(INSERT_SUBMISSION, [
      ...[id, lineId, shopId, form.name, form.email, review.mailbox, review.accountId, orderId],
      ...[review.tokenHash, review.network, review.seconds, at, JSON.stringify(signs), suspicionOf(signs)],
    ]);
    return written === 1;
  }

  async rewrite(tx: Transaction, id: string, form: WrittenReview): Promise<void> {
    await tx.execute(REWRITE, [id, ...saidValues(form)]);
  }

  async clean(tx: Transaction, id: string, summary: string, comments: string | null): Promise<void> {
    await tx.execute(CLEAN, [id, summary, comments]);
  }

  async move(tx: Transaction, id: string, state: ReviewState, change: SubmissionChange): Promise<void> {
    await tx.execute(CHANGE, [id, JSON.stringify(change)]);
    await tx.execute(MOVE, [id, state]);
  }

  async lock(tx: Transaction, id: string): Promise<ReviewRecord | null> {
    await tx.execute(LOCK, [id]);
    return tx.one<ReviewRecord>(LOCKED, [id]);
  }

  byId(db: SqlRunner, id: string): Promise<ReviewRecord | null> {
    return db.one<ReviewRecord>(BY_ID, [id]);
  }

  async idOfToken(db: SqlRunner, tokenHash: string): Promise<string | null> {
    return (await db.one<Renamed<SubmissionRow, { id: 'review_id' }>>(ID_OF_TOKEN, [tokenHash]))?.id ?? null;
  }

  /** A buyer's review of a line; a withdrawn one only if there is no other. */
  ofBuyer(
    db: SqlRunner,
    lineId: string,
    { mailbox, accountId }: { readonly mailbox: string; readonly accountId: string | null },
  ): Promise<Pick<ReviewRecord, 'id' | 'state'> | null> {
    return db.one<Pick<ReviewRecord, 'id' | 'state'>>(OF_BUYER, [lineId, mailbox, accountId]);
  }

  async reopen(tx: Transaction, id: string): Promise<void> {
    await tx.execute(REOPEN, [id]);
  }

  /** Reviews of the last day by the same person and from the same network. */
  async ofDay(
    tx: Transaction,
    mailbox: string,
    network: string | null,
  ): Promise<{ readonly person: number; readonly network: number }> {
    await tx.query(ONE_BY_ONE, [network === null ? [mailbox] : [mailbox, network]]);
    const row = await tx.one<Computed<{ person: number; network: number }>>(OF_DAY, [mailbox, network]);
    return row ?? { person: 0, network: 0 };
  }

  /** Other reviews with the same text, and those of the last hour from the same network. */
  async likeIt(
    tx: Transaction,
    {
      id,
      comments,
      network,
    }: { readonly id: string; readonly comments: string; readonly network: string | null },
  ): Promise<{ readonly sameTexts: number; readonly fromNetwork: number }> {
    const values = [comments, id, network];
    const row = await tx.one<Computed<{ sameTexts: number; fromNetwork: number }>>(LIKE_IT, values);
    return row ?? { sameTexts: 0, fromNetwork: 0 };
  }

  /** Counts the version up, so whoever saw the review before has to see it again. */
  async touch(tx: Transaction, id: string): Promise<void> {
    await tx.execute(TOUCH, [id]);
  }

  /** Has pages read the reviews of a line or a shop again. */
  async showAnew(
    tx: Transaction,
    { line_id: lineId, shop_id: shopId }: Pick<ReviewRecord, 'line_id' | 'shop_id'>,
  ): Promise<void> {
    if (lineId !== null) await tx.query(SHOW_ANEW.line, [lineId]);
    if (shopId !== null) await tx.query(SHOW_ANEW.shop, [shopId]);
  }

  async forgetNetworks(db: SqlRunner, days: number): Promise<void> {
    await db.execute(FORGET_NETWORKS, [days]);
  }
}
