import { Injectable } from '@nestjs/common';
import type { Cents, PriceClaimKind, PriceClaimState } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { Picture } from '../../platform/pictures/index.js';
import type { PriceClaimRow } from './price-claim.entity.js';

export interface NewPriceClaim {
  readonly orderId: string;
  readonly lineId: string;
  readonly kind: PriceClaimKind;
  readonly state: PriceClaimState;
  readonly pricePerTireInCents: Cents;
  readonly priceSeenAt: Date | null;
  readonly offerAddress: string;
  readonly comments: string;
  readonly at: Date;
}

/** Columns that a step of a claim sets. */
export type PriceClaimChange = Partial<
  Pick<
    PriceClaimRow,
    | 'answered_at'
    | 'answered_by'
    | 'denial_reason'
    | 'quantity'
    | 'difference_in_cents'
    | 'sales_tax_in_cents'
    | 'settled_at'
    | 'refunded_at'
    | 'withdrawn_at'
  >
>;

const INSERT = `
  INSERT INTO orders.price_claim (id, order_id, line_id, kind, state, price_per_tire_in_cents, price_seen_at, offer_address, comments,
    requested_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const MOVE = `
  UPDATE orders.price_claim c
  SET (answered_at, answered_by, denial_reason, quantity, difference_in_cents, sales_tax_in_cents, settled_at, refunded_at, withdrawn_at) =
    (SELECT n.answered_at, n.answered_by, n.denial_reason, n.quantity, n.difference_in_cents, n.sales_tax_in_cents, n.settled_at,
      n.refunded_at, n.withdrawn_at
     FROM jsonb_populate_record(c, $3::jsonb) n),
    state = $2, version = version + 1
  WHERE id = $1`;

const ADD_PICTURE = `
  INSERT INTO orders.price_claim_picture (id, claim_id, media_type, bytes, added_at) VALUES ($1, $2, $3, $4, $5)`;

const DROP_PICTURES = 'DELETE FROM orders.price_claim_picture WHERE claim_id = $1';

/** The only writer of price claims. Their states come from the domain's `priceClaimMachine`, asked under the lock of the order. */
@Injectable()
export class PriceClaimRepository {
  async insert(tx: Transaction, claim: NewPriceClaim): Promise<string> {
    const { orderId, lineId, kind, state, pricePerTireInCents, priceSeenAt, offerAddress, comments, at } =
      claim;
    const id = newId();
    const price = [pricePerTireInCents, priceSeenAt, offerAddress];
    await tx.execute(INSERT, [id, orderId, lineId, kind, state, ...price, comments, at]);
    return id;
  }

  async move(
    tx: Transaction,
    claimId: string,
    state: PriceClaimState,
    change: PriceClaimChange,
  ): Promise<void> {
    await tx.execute(MOVE, [claimId, state, JSON.stringify(change)]);
  }

  async addPicture(tx: Transaction, claimId: string, { mediaType, bytes }: Picture, at: Date): Promise<void> {
    await tx.execute(ADD_PICTURE, [newId(), claimId, mediaType, Buffer.from(bytes), at]);
  }

  async dropPictures(tx: Transaction, claimId: string): Promise<void> {
    await tx.execute(DROP_PICTURES, [claimId]);
  }
}
