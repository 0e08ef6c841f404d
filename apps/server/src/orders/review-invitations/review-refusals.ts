import { Injectable } from '@nestjs/common';
import { mailboxOf, ok, refuse, type Result } from '@simpletread/domain';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  UnitOfWork,
} from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import type { OrderRow } from '../order/index.js';

const MAILBOX = `
  SELECT o.mailbox FROM orders.review_invitation i JOIN orders."order" o ON o.id = i.order_id
  WHERE i.token_hash = $1`;

const ADD = `
  INSERT INTO orders.review_refusal (mailbox_hash, refused_at) VALUES ($1, clock_timestamp()) ON CONFLICT DO NOTHING`;

const HOLDS = 'SELECT 1 AS found FROM orders.review_refusal WHERE mailbox_hash = $1';

const hashOf = (mailbox: string): string => hashToken(`review mailbox ${mailbox}`);

type Asked = Renamed<OrderRow, { mailbox: 'mailbox' }>;

/** Mailboxes that don't want to be asked for reviews. Decision record 188. */
@Injectable()
export class ReviewRefusals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
  ) {}

  async holds(db: SqlRunner, email: string): Promise<boolean> {
    return (await db.one<Computed<{ found: number }>>(HOLDS, [hashOf(mailboxOf(email))])) !== null;
  }

  /** True once the mailbox that got the key gets no more invitations. Refuses with `record.missing` for any other key. */
  async isStopped(invitation: string): Promise<Result<{ readonly isStopped: boolean }>> {
    const asked = await this.database.one<Asked>(MAILBOX, [hashToken(invitation)]);
    if (asked === null) return refuse('record.missing');
    const isStopped = asked.mailbox === null || (await this.holds(this.database, asked.mailbox));
    return ok({ isStopped });
  }

  /** Stops invitations to the mailbox that got the key. Refuses with `record.missing` for any other key. */
  stop(invitation: string): Promise<Result<{ readonly isStopped: true }>> {
    return this.work.run(async (tx): Promise<Result<{ readonly isStopped: true }>> => {
      const asked = await tx.one<Asked>(MAILBOX, [hashToken(invitation)]);
      if (asked === null) return refuse('record.missing');
      // An erased buyer has no mailbox left, and gets no mail anyway.
      if (asked.mailbox !== null) await tx.execute(ADD, [hashOf(asked.mailbox)]);
      return ok({ isStopped: true });
    });
  }
}
