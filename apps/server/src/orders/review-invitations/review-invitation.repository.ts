import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { INVITATION_LATE_DAYS, invitationDays, type InvitationStage } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import type { OrderRow } from '../order/index.js';
import type { ReviewInvitationRow } from './review-invitation.entity.js';

/** A delivered order, and the tires that its buyer kept. */
export type OrderToReview = Pick<OrderRow, 'id' | 'email' | 'first_name' | 'account_id' | 'shop_id'> &
  Computed<{ tireIds: readonly string[] }>;

// An order whose buyer is erased has no mailbox.
const DUE = `
  SELECT o.id FROM orders."order" o
  WHERE o.state = 'delivered' AND o.mailbox IS NOT NULL AND o.id > $4
    AND o.delivered_at <= clock_timestamp() - make_interval(days => $2)
    AND o.delivered_at > clock_timestamp() - make_interval(days => $2 + $3)
    AND NOT EXISTS (SELECT FROM orders.review_invitation i WHERE i.order_id = o.id AND i.stage = $1)
  ORDER BY o.id LIMIT $5`;

const LOCKED = `
  SELECT o.id, o.email, o.first_name, o.account_id, o.shop_id,
    ARRAY(SELECT l.tire_id FROM orders.order_line l
      WHERE l.order_id = o.id AND l.quantity > l.removed_quantity + l.returned_quantity + l.replaced_quantity) AS "tireIds"
  FROM orders."order" o WHERE o.id = $1 AND o.state = 'delivered' AND o.mailbox IS NOT NULL FOR UPDATE`;

// Two sets of the same tires on two orders are one question.
const ADD = `
  INSERT INTO orders.review_invitation (order_id, line_id, stage, token_hash, sent_at)
  SELECT $1, $2, $3, $4, clock_timestamp()
  WHERE NOT EXISTS (SELECT FROM orders.review_invitation i JOIN orders."order" o ON o.id = i.order_id
    WHERE o.mailbox = $5 AND i.line_id = $2 AND i.stage = $3)
  ON CONFLICT DO NOTHING`;

const OF_TOKEN = `
  SELECT order_id AS "orderId" FROM orders.review_invitation WHERE token_hash = $1 AND line_id = $2`;

type Asked = Pick<ReviewInvitationRow, 'order_id' | 'line_id' | 'stage'>;

/** The questions to buyers, and the keys in their links, of which only hashes are stored. */
@Injectable()
export class ReviewInvitations {
  constructor(private readonly config: Config) {}

  /** Ids of orders that are due at a stage, after an id. */
  async due(db: SqlRunner, stage: InvitationStage, after: string, most: number): Promise<readonly string[]> {
    const days = [invitationDays(stage), INVITATION_LATE_DAYS];
    const rows = await db.query<Pick<OrderRow, 'id'>>(DUE, [stage, ...days, after, most]);
    return rows.map(({ id }) => id);
  }

  /** The order, locked; null if it is no longer delivered or its buyer is erased. */
  locked(tx: Transaction, orderId: string): Promise<OrderToReview | null> {
    return tx.one<OrderToReview>(LOCKED, [orderId]);
  }

  /** The key of the link; null if the mailbox was asked about the line at this stage before. */
  async add(tx: Transaction, asked: Asked, mailbox: string): Promise<string | null> {
    const token = this.tokenOf(asked);
    const key = [asked.order_id, asked.line_id, asked.stage];
    const added = await tx.execute(ADD, [...key, hashToken(token), mailbox]);
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
