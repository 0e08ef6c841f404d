import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { INVITATION_LATE_DAYS, invitationDays, type InvitationStage } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import type { OrderRow } from '../order/index.js';
import type { ReviewInvitationRow } from './review-invitation.entity.js';

/** A delivered order with tires that its buyer kept. */
export type OrderToReview = Pick<OrderRow, 'id' | 'email' | 'first_name' | 'account_id'> &
  Computed<{ tireIds: readonly string[] }>;

const DUE = `
  SELECT o.id, o.email, o.first_name, o.account_id, array_agg(l.tire_id) AS "tireIds"
  FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id
  WHERE o.state = 'delivered' AND o.id > $4
    AND o.delivered_at <= clock_timestamp() - make_interval(days => $2)
    AND o.delivered_at > clock_timestamp() - make_interval(days => $2 + $3)
    AND l.quantity > l.removed_quantity + l.returned_quantity + l.replaced_quantity
    AND NOT EXISTS (SELECT FROM orders.review_invitation i WHERE i.order_id = o.id AND i.stage = $1)
  GROUP BY o.id ORDER BY o.id LIMIT $5`;

const ADD = `
  INSERT INTO orders.review_invitation (order_id, line_id, stage, token_hash, sent_at)
  VALUES ($1, $2, $3, $4, clock_timestamp()) ON CONFLICT DO NOTHING`;

const OF_TOKEN = `
  SELECT order_id AS "orderId" FROM orders.review_invitation WHERE token_hash = $1 AND line_id = $2`;

type Asked = Pick<ReviewInvitationRow, 'order_id' | 'line_id' | 'stage'>;

/** Knows which buyers were asked about which tires, and the keys in their links. Only hashes of these are stored. */
@Injectable()
export class ReviewInvitations {
  constructor(private readonly config: Config) {}

  /** Orders that are due at a stage, after an id. */
  due(db: SqlRunner, stage: InvitationStage, after: string, most: number): Promise<OrderToReview[]> {
    return db.query<OrderToReview>(DUE, [stage, invitationDays(stage), INVITATION_LATE_DAYS, after, most]);
  }

  /** The key of the link; null if the buyer was asked before. */
  async add(tx: Transaction, asked: Asked): Promise<string | null> {
    const token = this.tokenOf(asked);
    const added = await tx.execute(ADD, [asked.order_id, asked.line_id, asked.stage, hashToken(token)]);
    return added === 1 ? token : null;
  }

  /** The order that a link's key was sent for, if it is about the line. */
  async orderOf(db: SqlRunner, token: string, lineId: string): Promise<string | null> {
    const row = await db.one<Renamed<ReviewInvitationRow, { orderId: 'order_id' }>>(OF_TOKEN, [
      hashToken(token),
      lineId,
    ]);
    return row?.orderId ?? null;
  }

  private tokenOf({ order_id: orderId, line_id: lineId, stage }: Asked): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`review-invitation:${orderId}:${lineId}:${stage}`)
      .digest('base64url');
  }
}
