import { Injectable } from '@nestjs/common';
import type { ReviewState, SyndicatedReview } from '@simpletread/domain';

import type { Computed, Renamed, Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { ReviewRow } from '../reviews/index.js';

/** A review to take over, and its line. */
export interface TakenOver extends SyndicatedReview {
  readonly lineId: string;
}

type SharedRow = Omit<
  ReviewRow,
  'state' | 'helpful_count' | 'source' | 'source_id' | 'purchased_on' | 'rating' | 'shop_id' | 'stars'
> &
  Computed<{ micros: string }>;
type KnownRow = Renamed<ReviewRow, { id: 'source_id' }> & Pick<ReviewRow, 'state'>;

const ONE_BY_ONE = "SELECT pg_advisory_xact_lock(hashtextextended('reviews of ' || lower($1), 0))";

// A partner keeps the spelling of its first file.
const SPELLING = 'SELECT source FROM reviews.review WHERE lower(source) = lower($1) LIMIT 1';

const KNOWN = `
  SELECT source_id AS id, state FROM reviews.review WHERE lower(source) = lower($1) AND source_id = ANY ($2::text[])`;

// A text that is here already was copied, from us or from another partner.
const COPIES = `
  SELECT DISTINCT t AS text FROM unnest($1::text[]) t
  WHERE EXISTS (SELECT FROM reviews.review r WHERE r.comments IS NOT NULL AND md5(lower(r.comments)) = md5(lower(t)))`;

const INSERT = `
  INSERT INTO reviews.review (id, line_id, written_at, state, author_name, dry, wet, winter, comfort, noise, treadwear, summary, comments,
    vehicle, miles_driven, driving_style, place_driven, would_buy_again, source, source_id)
  SELECT "id", "lineId", "writtenAt", 'published', "author", "dry", "wet", "winter", "comfort", "noise", "treadwear", "summary", "comments",
    "vehicle", "milesDriven", "drivingStyle", "placeDriven", "wouldBuyAgain", $2, "sourceId"
  FROM jsonb_to_recordset($1::jsonb) AS n ("id" uuid, "lineId" uuid, "writtenAt" timestamptz, "author" text, "dry" int, "wet" int,
    "winter" int, "comfort" int, "noise" int, "treadwear" int, "summary" text, "comments" text, "vehicle" jsonb, "milesDriven" text,
    "drivingStyle" text, "placeDriven" text, "wouldBuyAgain" boolean, "sourceId" text)`;

const WITHDRAW = `
  UPDATE reviews.review SET state = 'withdrawn'
  WHERE lower(source) = lower($1) AND source_id = ANY ($2::text[]) AND state = 'published' RETURNING line_id AS "lineId"`;

const COUNT = 'SELECT reviews.count_lines($1::uuid[])';

// By date, so the newest of all lines come first. $3 and $4 are the place of the last one before, which may be gone by now.
const SHARED = `
  SELECT id, line_id, author_name, written_at, dry, wet, winter, comfort, noise, treadwear, summary, comments, vehicle, miles_driven,
    driving_style, place_driven, would_buy_again, is_verified, is_employee,
    (extract(epoch FROM written_at) * 1000000)::bigint::text AS micros
  FROM reviews.review WHERE state = 'published' AND source IS NULL AND line_id IS NOT NULL AND ($1::uuid[] IS NULL OR line_id = ANY ($1))
    AND ($3::bigint IS NULL OR (written_at, id) < (to_timestamp(0) + $3 * interval '1 microsecond', $4::uuid))
  ORDER BY written_at DESC, id DESC LIMIT $2`;

/** Reviews of partners, and ours for them. */
@Injectable()
export class SyndicatedReviews {
  /** Waits for other imports of the partner, and returns its name as its reviews have it. */
  async lockSource(tx: Transaction, source: string): Promise<string> {
    await tx.query(ONE_BY_ONE, [source]);
    const row = await tx.one<Pick<ReviewRow, 'source'>>(SPELLING, [source]);
    return row?.source ?? source;
  }

  /** The states of the partner's reviews with these keys, by key. */
  async known(
    tx: Transaction,
    source: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ReviewState>> {
    const rows = await tx.query<KnownRow>(KNOWN, [source, ids]);
    return new Map(rows.flatMap(({ id, state }) => (id === null ? [] : [[id, state] as const])));
  }

  /** Those of the texts that some review here has; upper and lower case are alike. */
  async copies(tx: Transaction, texts: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await tx.query<Computed<{ text: string }>>(COPIES, [texts]);
    return new Set(rows.map(({ text }) => text));
  }

  async add(tx: Transaction, source: string, reviews: readonly TakenOver[]): Promise<void> {
    if (reviews.length === 0) return;
    const rows = reviews.map(({ ratings, writtenOn, ...review }) => ({
      ...{ id: newId(), writtenAt: `${writtenOn}T12:00:00Z` },
      ...review,
      ...ratings,
    }));
    await tx.execute(INSERT, [JSON.stringify(rows), source]);
    await this.count(tx, reviews);
  }

  async withdraw(tx: Transaction, source: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.count(tx, await tx.query<Renamed<ReviewRow, { lineId: 'line_id' }>>(WITHDRAW, [source, ids]));
  }

  /** Published ones of our own, newest first, of all lines or some; `after` is the last one before. */
  shared(
    tx: Transaction,
    lineIds: readonly string[] | null,
    most: number,
    after: Pick<SharedRow, 'micros' | 'id'> | null,
  ): Promise<readonly SharedRow[]> {
    return tx.query<SharedRow>(SHARED, [lineIds, most, after?.micros ?? null, after?.id ?? null]);
  }

  private async count(
    tx: Transaction,
    reviews: readonly { readonly lineId: string | null }[],
  ): Promise<void> {
    await tx.query(COUNT, [[...new Set(reviews.flatMap(({ lineId }) => lineId ?? []))]]);
  }
}
