import { Injectable } from '@nestjs/common';
import type { Cents, Tender } from '@simpletread/domain';

import { type Computed, Database, type Renamed, type SqlRunner } from '../../platform/database/index.js';
import type { PriceClaimPictureRow } from './price-claim-picture.entity.js';
import type { PriceClaimRow } from './price-claim.entity.js';

/** A claim with its pictures and refunds, as the reader finds it. */
export type PriceClaimRecord = PriceClaimRow &
  Computed<{
    pictures: readonly { readonly id: string; readonly added_at: string }[];
    refunds: readonly { readonly tender: Tender; readonly amount_in_cents: Cents }[];
  }>;

export type StoredPicture = Pick<PriceClaimPictureRow, 'bytes'> &
  Renamed<PriceClaimPictureRow, { mediaType: 'media_type' }>;

const CLAIM = `
  SELECT c.*,
    coalesce((SELECT json_agg(json_build_object('id', p.id, 'added_at', p.added_at) ORDER BY p.added_at, p.id)
     FROM orders.price_claim_picture p WHERE p.claim_id = c.id), '[]') AS pictures,
    coalesce((SELECT json_agg(json_build_object('tender', f.tender, 'amount_in_cents', f.amount_in_cents) ORDER BY f.tender DESC)
     FROM orders.refund f WHERE f.price_claim_id = c.id), '[]') AS refunds
  FROM orders.price_claim c`;

const BY_ID = `${CLAIM} WHERE c.id = $1`;
const BY_NUMBER = `${CLAIM} WHERE c.order_id = $1 AND c.number = $2`;
const OF_ORDER = `${CLAIM} WHERE c.order_id = $1 ORDER BY c.requested_at DESC, c.number DESC`;
const OF_REFUND =
  'SELECT price_claim_id AS id FROM orders.refund WHERE id = $1 AND price_claim_id IS NOT NULL';
const ORDER_OF = 'SELECT order_id AS "orderId" FROM orders.price_claim WHERE id = $1';
const IS_PAID = `
  SELECT NOT EXISTS (SELECT FROM orders.refund WHERE price_claim_id = $1 AND state <> 'succeeded') AS "isPaid"`;
const PICTURE = `
  SELECT media_type AS "mediaType", bytes FROM orders.price_claim_picture WHERE id = $1 AND claim_id = $2`;

/** Single claims with all that their views show. */
@Injectable()
export class PriceClaimReader {
  constructor(private readonly database: Database) {}

  byId(claimId: string, db: SqlRunner = this.database): Promise<PriceClaimRecord | null> {
    return db.one<PriceClaimRecord>(BY_ID, [claimId]);
  }

  byNumber(orderId: string, number: number): Promise<PriceClaimRecord | null> {
    return this.database.one<PriceClaimRecord>(BY_NUMBER, [orderId, number]);
  }

  /** Newest first. */
  ofOrder(orderId: string, db: SqlRunner = this.database): Promise<PriceClaimRecord[]> {
    return db.query<PriceClaimRecord>(OF_ORDER, [orderId]);
  }

  async orderOf(claimId: string, db: SqlRunner): Promise<string | null> {
    return (
      (await db.one<Renamed<PriceClaimRow, { orderId: 'order_id' }>>(ORDER_OF, [claimId]))?.orderId ?? null
    );
  }

  async ofRefund(db: SqlRunner, refundId: string): Promise<string | null> {
    return (await db.one<Pick<PriceClaimRow, 'id'>>(OF_REFUND, [refundId]))?.id ?? null;
  }

  async isPaid(db: SqlRunner, claimId: string): Promise<boolean> {
    return (await db.one<Computed<{ isPaid: boolean }>>(IS_PAID, [claimId]))?.isPaid === true;
  }

  picture(claimId: string, pictureId: string): Promise<StoredPicture | null> {
    return this.database.one<StoredPicture>(PICTURE, [pictureId, claimId]);
  }
}
