import { Injectable } from '@nestjs/common';

import { type Computed, Database, type Renamed, type SqlRunner } from '../../platform/database/index.js';
import type { CoverageClaimPictureRow } from './coverage-claim-picture.entity.js';
import type { CoverageClaimRow } from './coverage-claim.entity.js';

/** A claim with its pictures, as the reader finds it. */
export type CoverageClaimRecord = CoverageClaimRow &
  Computed<{ pictures: readonly { readonly id: string; readonly added_at: string }[] }>;

export type StoredPicture = Pick<CoverageClaimPictureRow, 'bytes'> &
  Renamed<CoverageClaimPictureRow, { mediaType: 'media_type' }>;

const CLAIM = `
  SELECT c.*,
    coalesce((SELECT json_agg(json_build_object('id', p.id, 'added_at', p.added_at) ORDER BY p.added_at, p.id)
     FROM orders.coverage_claim_picture p WHERE p.claim_id = c.id), '[]') AS pictures
  FROM orders.coverage_claim c`;

const BY_ID = `${CLAIM} WHERE c.id = $1`;
const BY_NUMBER = `${CLAIM} WHERE c.order_id = $1 AND c.number = $2`;
const OF_ORDER = `${CLAIM} WHERE c.order_id = $1 ORDER BY c.requested_at DESC, c.number DESC`;
const ORDER_OF = 'SELECT order_id AS "orderId" FROM orders.coverage_claim WHERE id = $1';
const PICTURE = `
  SELECT media_type AS "mediaType", bytes FROM orders.coverage_claim_picture WHERE id = $1 AND claim_id = $2`;

/** Single claims with all that their views show. */
@Injectable()
export class CoverageClaimReader {
  constructor(private readonly database: Database) {}

  byId(claimId: string, db: SqlRunner = this.database): Promise<CoverageClaimRecord | null> {
    return db.one<CoverageClaimRecord>(BY_ID, [claimId]);
  }

  byNumber(orderId: string, number: number): Promise<CoverageClaimRecord | null> {
    return this.database.one<CoverageClaimRecord>(BY_NUMBER, [orderId, number]);
  }

  /** Newest first. */
  ofOrder(orderId: string, db: SqlRunner = this.database): Promise<CoverageClaimRecord[]> {
    return db.query<CoverageClaimRecord>(OF_ORDER, [orderId]);
  }

  async orderOf(claimId: string, db: SqlRunner): Promise<string | null> {
    const row = await db.one<Renamed<CoverageClaimRow, { orderId: 'order_id' }>>(ORDER_OF, [claimId]);
    return row?.orderId ?? null;
  }

  picture(claimId: string, pictureId: string): Promise<StoredPicture | null> {
    return this.database.one<StoredPicture>(PICTURE, [pictureId, claimId]);
  }
}
