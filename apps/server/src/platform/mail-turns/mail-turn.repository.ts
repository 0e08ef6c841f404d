import { Injectable } from '@nestjs/common';
import {
  MAIL_LIMIT_HOURS,
  type MailKind,
  mailLimit,
  MOST_MAILS_TO_ONE,
  SHARED_MAIL_KINDS,
} from '@simpletread/domain';

import { type Computed, Database, type SqlValue, type Transaction } from '../database/index.js';

/** Digests of a recipient and a sender; a turn without a sender counts for the recipient only. */
export interface MailParties {
  readonly recipient: string;
  readonly sender: string | null;
}

/** A limit that is reached, and the moment from which it isn't. */
export type ReachedLimit = Computed<{
  reached: 'recipient' | 'mailbox' | 'sender';
  sent: number;
  most: number;
  next_at: Date;
}>;

const TAKE = `
  SELECT reached, sent, most, next_at
  FROM platform.take_mail_turn($1, $2, $3, $4, $5, $6, $7, make_interval(hours => $8))`;

const REACHED = `
  SELECT reached, sent, most, next_at
  FROM platform.reached_mail_limits($1, $2, $3, $4, $5, $6, $7, make_interval(hours => $8)) LIMIT 1`;

const STANDING = `
  SELECT
    (SELECT count(*)::int FROM platform.mail_turn t
     WHERE t.recipient = $2 AND t.kind = $1 AND t.at > clock_timestamp() - make_interval(hours => $8)) AS sent,
    (SELECT max(r.next_at)
     FROM platform.reached_mail_limits($1, $2, $3, $4, $5, $6, $7, make_interval(hours => $8)) r) AS next_at`;

const FORGET = 'DELETE FROM platform.mail_turn WHERE at < clock_timestamp() - make_interval(hours => $1)';

const valuesOf = (kind: MailKind, { recipient, sender }: MailParties): readonly SqlValue[] => {
  const { perRecipient, perSender } = mailLimit(kind);
  return [
    kind,
    recipient,
    sender,
    perRecipient,
    perSender,
    SHARED_MAIL_KINDS,
    MOST_MAILS_TO_ONE,
    MAIL_LIMIT_HOURS,
  ];
};

/** Counts mails by recipient and sender. */
@Injectable()
export class MailTurnRepository {
  constructor(private readonly database: Database) {}

  /** Null if the turn is taken. Until the transaction ends, no one else takes one of these two. */
  take(tx: Transaction, kind: MailKind, parties: MailParties): Promise<ReachedLimit | null> {
    return tx.one<ReachedLimit>(TAKE, valuesOf(kind, parties));
  }

  /** The limit that would keep the next one back longest, or null. Takes no turn. */
  reached(kind: MailKind, parties: MailParties): Promise<ReachedLimit | null> {
    return this.database.one<ReachedLimit>(REACHED, valuesOf(kind, parties));
  }

  /** Returns the count of a kind that the recipient got, and the moment from which no limit keeps the next one back; null if none does. */
  async standing(
    kind: MailKind,
    parties: MailParties,
  ): Promise<{ readonly sent: number; readonly nextAt: Date | null }> {
    const row = await this.database.one<Computed<{ sent: number; next_at: Date | null }>>(
      STANDING,
      valuesOf(kind, parties),
    );
    return { sent: row?.sent ?? 0, nextAt: row?.next_at ?? null };
  }

  /** Removes turns that no longer count. */
  async forget(): Promise<void> {
    await this.database.execute(FORGET, [MAIL_LIMIT_HOURS]);
  }
}
