import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@simpletread/domain';

import type { Computed, SqlRunner, Transaction } from '../database/index.js';
import { hashToken } from '../ids/index.js';
import type { MailSuppressionRow } from './mail-suppression.entity.js';

const HOLDS = 'SELECT 1 AS found FROM platform.mail_suppression WHERE mailbox_hash = $1';

const ADD = `
  INSERT INTO platform.mail_suppression (mailbox_hash, reason) VALUES ($1, $2)
  ON CONFLICT (mailbox_hash) DO UPDATE SET reason = EXCLUDED.reason, at = now()`;

const LIFT = 'DELETE FROM platform.mail_suppression WHERE mailbox_hash = $1';

const hashOf = (email: string): string => hashToken(`mailbox ${mailboxOf(email)}`);

/** Mailboxes that get no marketing. Every mail that nobody needs asks here first. Decision record 142. */
@Injectable()
export class Suppressions {
  async holds(db: SqlRunner, email: string): Promise<boolean> {
    return (await db.one<Computed<{ found: number }>>(HOLDS, [hashOf(email)])) !== null;
  }

  async add(tx: Transaction, email: string, reason: MailSuppressionRow['reason']): Promise<void> {
    await tx.execute(ADD, [hashOf(email), reason]);
  }

  /** For a person who agreed anew. */
  async lift(tx: Transaction, email: string): Promise<void> {
    await tx.execute(LIFT, [hashOf(email)]);
  }
}
