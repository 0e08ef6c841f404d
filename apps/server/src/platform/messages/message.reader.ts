import { Injectable } from '@nestjs/common';

import { type Computed, Database, type Renamed, type SqlRunner } from '../database/index.js';
import type { MessageRow } from './message.entity.js';

/** A mail or text about an order, without its words. */
export type OrderMessage = Pick<
  MessageRow,
  'id' | 'channel' | 'template' | 'subject' | 'state' | 'failure' | 'repeats'
> &
  Renamed<MessageRow, { createdAt: 'created_at'; followedUpAt: 'followed_up_at' }> &
  Computed<{ hasText: boolean }>;

const OF_ORDER = `
  SELECT id, channel, template, subject, state, failure, repeats, created_at AS "createdAt",
         followed_up_at AS "followedUpAt", body_text <> '' AS "hasText"
  FROM platform.message WHERE order_id = $1 ORDER BY created_at DESC, id DESC`;

/** The outcome of an email or text. */
export type MessageState = Pick<MessageRow, 'id' | 'recipient' | 'state' | 'failure'>;

const STATES = `
  SELECT id, recipient, state, failure FROM platform.message
  WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text($1::jsonb))`;

const OPEN = `
  SELECT count(*)::int AS count FROM platform.message WHERE state = 'failed' AND followed_up_at IS NULL`;

/** Sent emails and texts, as far as features may see them. */
@Injectable()
export class MessageReader {
  constructor(private readonly database: Database) {}

  /** All about an order, newest first. */
  ofOrder(orderId: string, db: SqlRunner = this.database): Promise<OrderMessage[]> {
    return db.query<OrderMessage>(OF_ORDER, [orderId]);
  }

  /** The outcomes of messages by id, in no order. */
  states(ids: readonly string[], db: SqlRunner = this.database): Promise<MessageState[]> {
    return db.query<MessageState>(STATES, [JSON.stringify(ids)]);
  }

  /** Failed messages that no one has sent again or closed. */
  async countFailed(): Promise<number> {
    return (await this.database.one<Computed<{ count: number }>>(OPEN))?.count ?? 0;
  }
}
