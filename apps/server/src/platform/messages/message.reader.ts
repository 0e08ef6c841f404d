import { Injectable } from '@nestjs/common';

import { Database, type SqlRunner } from '../database/index.js';

/** A mail or text about an order, without its words. */
export interface OrderMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly template: string;
  readonly subject: string | null;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly createdAt: Date;
}

const OF_ORDER = `
  SELECT id, channel, template, subject, state, created_at AS "createdAt"
  FROM platform.message WHERE order_id = $1 ORDER BY created_at DESC, id DESC`;

const FAILED = "SELECT count(*)::int AS count FROM platform.message WHERE state = 'failed'";

/** What features may know of the mails and texts that went out. */
@Injectable()
export class MessageReader {
  constructor(private readonly database: Database) {}

  /** All about an order, newest first. */
  ofOrder(orderId: string, db: SqlRunner = this.database): Promise<OrderMessage[]> {
    return db.query<OrderMessage>(OF_ORDER, [orderId]);
  }

  async countFailed(): Promise<number> {
    return (await this.database.one<{ count: number }>(FAILED))?.count ?? 0;
  }
}
