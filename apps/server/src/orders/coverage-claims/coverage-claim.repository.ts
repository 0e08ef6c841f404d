import { Injectable } from '@nestjs/common';
import type { Cents, CoverageClaimKind, CoverageClaimState, CoverageYear } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { Picture } from '../../platform/pictures/index.js';
import type { CoverageClaimRow } from './coverage-claim.entity.js';

export interface NewCoverageClaim {
  readonly orderId: string;
  readonly lineId: string | null;
  readonly kind: CoverageClaimKind;
  readonly state: CoverageClaimState;
  readonly quantity: number;
  readonly billInCents: Cents | null;
  readonly year: CoverageYear | null;
  readonly claimedInCents: Cents;
  readonly comments: string;
  readonly at: Date;
}

/** Columns that a step of a claim sets. */
export type CoverageClaimChange = Partial<
  Pick<
    CoverageClaimRow,
    | 'bill_in_cents'
    | 'year'
    | 'claimed_in_cents'
    | 'our_turn_since'
    | 'question'
    | 'answer'
    | 'decided_at'
    | 'decided_by'
    | 'denial_reason'
    | 'appeal'
    | 'appealed_at'
    | 'amount_in_cents'
    | 'gift_card_id'
    | 'gift_card_number'
    | 'paid_at'
    | 'cancelled_at'
  >
>;

const INSERT = `
  INSERT INTO orders.coverage_claim (id, order_id, line_id, kind, state, quantity, bill_in_cents, year, comments, requested_at,
    claimed_in_cents)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const MOVE = `
  UPDATE orders.coverage_claim c
  SET (bill_in_cents, year, claimed_in_cents, our_turn_since, question, answer, decided_at, decided_by, denial_reason, appeal, appealed_at, amount_in_cents,
      gift_card_id, gift_card_number, paid_at, cancelled_at) =
    (SELECT n.bill_in_cents, n.year, n.claimed_in_cents, n.our_turn_since, n.question, n.answer, n.decided_at, n.decided_by, n.denial_reason, n.appeal, n.appealed_at,
      n.amount_in_cents, n.gift_card_id, n.gift_card_number, n.paid_at, n.cancelled_at
     FROM jsonb_populate_record(c, $3::jsonb) n),
    state = $2, version = version + 1
  WHERE id = $1`;

const ADD_PICTURE = `
  INSERT INTO orders.coverage_claim_picture (id, claim_id, media_type, bytes, added_at) VALUES ($1, $2, $3, $4, $5)`;

// The first picture proves the claim: from then on, staff owe an answer.
const PROVE = `
  UPDATE orders.coverage_claim SET our_turn_since = coalesce(our_turn_since, $2)
  WHERE id = $1 AND state IN ('requested', 'appealed')`;

const DROP_PICTURES = 'DELETE FROM orders.coverage_claim_picture WHERE claim_id = $1';

/** The only writer of coverage claims. Their states come from the domain's `coverageClaimMachine`, asked under the lock of the order. */
@Injectable()
export class CoverageClaimRepository {
  async insert(tx: Transaction, claim: NewCoverageClaim): Promise<string> {
    const { orderId, lineId, kind, state, quantity, billInCents, year, comments, at, claimedInCents } = claim;
    const id = newId();
    const values = [id, orderId, lineId, kind, state, quantity, billInCents, year, comments, at];
    await tx.execute(INSERT, [...values, claimedInCents]);
    return id;
  }

  async move(
    tx: Transaction,
    claimId: string,
    state: CoverageClaimState,
    change: CoverageClaimChange,
  ): Promise<void> {
    await tx.execute(MOVE, [claimId, state, JSON.stringify(change)]);
  }

  async addPicture(tx: Transaction, claimId: string, { mediaType, bytes }: Picture, at: Date): Promise<void> {
    await tx.execute(ADD_PICTURE, [newId(), claimId, mediaType, Buffer.from(bytes), at]);
    await tx.execute(PROVE, [claimId, at]);
  }

  async dropPictures(tx: Transaction, claimId: string): Promise<void> {
    await tx.execute(DROP_PICTURES, [claimId]);
  }
}
