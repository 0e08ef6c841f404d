import { Injectable } from '@nestjs/common';
import { MAIL_LIMIT_HOURS, type MailKind, mailLimit, MOST_MAILS_TO_ONE } from '@simpletread/domain';

import { type Computed, Database, type Transaction } from '../database/index.js';

/** Digests of a recipient and a sender; a turn without a sender counts for the recipient only. */
export interface MailParties {
  readonly recipient: string;
  readonly sender: string | null;
}

/** The limit that is reached, and the moment from which it isn't. */
export type ReachedLimit = Computed<{
  reached: 'recipient' | 'mailbox' | 'sender';
  sent: number;
  most: number;
  next_at: Date;
}>;

const TAKE = `
  SELECT reached, sent, most, next_at FROM platform.take_mail_turn($1, $2, $3, $4, $5, $6, make_interval(hours => $7))`;

const STANDING = `
  SELECT count(*)::int AS sent, (array_agg(at ORDER BY at DESC))[$3] + make_interval(hours => $4) AS next_at
  FROM platform.mail_turn
  WHERE recipient = $1 AND kind = $2 AND at > clock_timestamp() - make_interval(hours => $4)`;

const FORGET = 'DELETE FROM platform.mail_turn WHERE at < clock_timestamp() - make_interval(hours => $1)';

/** Counts mails by recipient and sender. */
@Injectable()
export class MailTurnRepository {
  constructor(private readonly database: Database) {}

  /** Null if the turn is taken. Until the transaction ends, no one else takes one of these two. */
  take(tx: Transaction, kind: MailKind, { recipient, sender }: MailParties): Promise<ReachedLimit | null> {
    const { perRecipient, perSender } = mailLimit(kind);
    return tx.one<ReachedLimit>(TAKE, [
      kind,
      recipient,
      sender,
      perRecipient,
      perSender,
      MOST_MAILS_TO_ONE,
      MAIL_LIMIT_HOURS,
    ]);
  }

  async standing(
    kind: MailKind,
    recipient: string,
  ): Promise<{ readonly sent: number; readonly nextAt: Date | null }> {
    const row = await this.database.one<Computed<{ sent: number; next_at: Date | null }>>(STANDING, [
      recipient,
      kind,
      mailLimit(kind).perRecipient,
      MAIL_LIMIT_HOURS,
    ]);
    return { sent: row?.sent ?? 0, nextAt: row?.next_at ?? null };
  }

  /** Removes turns that no longer count. */
  async forget(): Promise<void> {
    await this.database.execute(FORGET, [MAIL_LIMIT_HOURS]);
  }
}
