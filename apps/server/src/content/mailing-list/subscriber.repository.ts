import { Injectable } from '@nestjs/common';
import type { WayToLeave } from '@simpletread/domain';

import type { Computed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { SubscriberRow } from './subscriber.entity.js';

/** A subscriber, and whether a request of the last minutes has mailed them a link. */
export type Subscriber = Pick<SubscriberRow, 'id' | 'email' | 'state' | 'confirmed_at'>;

const COLUMNS = 'id, email, state, confirmed_at';

// The first request for a mailbox makes its row; each locks it.
const HOLD = `
  INSERT INTO content.subscriber (id, mailbox, email, consent_version, token_hash) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (mailbox) DO UPDATE SET mailbox = EXCLUDED.mailbox
  RETURNING id, email, state, confirmed_at,
    coalesce(confirm_hash IS NOT NULL AND asked_at > now() - make_interval(mins => $6), false) AS "isAsked"`;

const ASK = `
  UPDATE content.subscriber SET email = $2, consent_version = $3, confirm_hash = $4,
    confirm_until = now() + make_interval(hours => $5), asked_at = now()
  WHERE id = $1`;

// A link that was used works again until it runs out, unless the person has left since.
const CONFIRM = `
  UPDATE content.subscriber SET state = 'subscribed', left_at = NULL, left_by = NULL,
    confirmed_at = CASE WHEN state = 'subscribed' THEN confirmed_at ELSE now() END
  FROM (SELECT id AS "confirmedId", state AS "stateBefore" FROM content.subscriber
        WHERE confirm_hash = $1 AND confirm_until > now() FOR UPDATE) before
  WHERE id = before."confirmedId"
  RETURNING id, email, state, confirmed_at, before."stateBefore" <> 'subscribed' AS "isNew"`;

const OWN = ['SELECT', COLUMNS, 'FROM content.subscriber WHERE token_hash = $1'].join(' ');

const LEAVE = `
  UPDATE content.subscriber SET state = 'left', left_at = now(), left_by = $2, confirm_hash = NULL, confirm_until = NULL
  WHERE token_hash = $1 AND state <> 'left'
  RETURNING id, email, state, confirmed_at`;

const FORGET = `
  DELETE FROM content.subscriber WHERE state = 'pending' AND asked_at < now() - make_interval(days => $1)`;

interface NewSubscriber {
  readonly id: string;
  readonly mailbox: string;
  readonly email: string;
  readonly consentVersion: number;
  readonly tokenHash: string;
  readonly againMinutes: number;
}

/** The only writer of subscribers. */
@Injectable()
export class SubscriberRepository {
  /** The subscriber of a mailbox, locked; made by the first request. */
  async hold(
    tx: Transaction,
    { id, mailbox, email, consentVersion, tokenHash, againMinutes }: NewSubscriber,
  ): Promise<Subscriber & Computed<{ isAsked: boolean }>> {
    const values = [id, mailbox, email, consentVersion, tokenHash, againMinutes];
    const held = await tx.one<Subscriber & Computed<{ isAsked: boolean }>>(HOLD, values);
    if (held === null) throw new Error('the subscriber was not written');
    return held;
  }

  async ask(
    tx: Transaction,
    id: string,
    asked: {
      readonly email: string;
      readonly consentVersion: number;
      readonly confirmHash: string;
      readonly hours: number;
    },
  ): Promise<void> {
    await tx.execute(ASK, [id, asked.email, asked.consentVersion, asked.confirmHash, asked.hours]);
  }

  /** Null for a link that was never sent, has run out, or is of someone who left. */
  confirm(tx: Transaction, confirmHash: string): Promise<(Subscriber & Computed<{ isNew: boolean }>) | null> {
    return tx.one<Subscriber & Computed<{ isNew: boolean }>>(CONFIRM, [confirmHash]);
  }

  own(db: SqlRunner, tokenHash: string): Promise<Subscriber | null> {
    return db.one<Subscriber>(OWN, [tokenHash]);
  }

  /** Null if there is none, or it was left before. */
  leave(tx: Transaction, tokenHash: string, by: WayToLeave): Promise<Subscriber | null> {
    return tx.one<Subscriber>(LEAVE, [tokenHash, by]);
  }

  /** Removes requests that were never confirmed. */
  async forgetPending(db: SqlRunner, days: number): Promise<void> {
    await db.execute(FORGET, [days]);
  }
}
