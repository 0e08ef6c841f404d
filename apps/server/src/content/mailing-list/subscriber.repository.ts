import { Injectable } from '@nestjs/common';
import type { WayToLeave } from '@simpletread/domain';

import type { Computed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { SubscriberRow } from './subscriber.entity.js';

/** A subscriber, and whether a request of the last minutes has mailed them a link. */
export type Subscriber = Pick<SubscriberRow, 'id' | 'email' | 'state' | 'confirmed_at' | 'measured_since'>;

const COLUMNS = 'id, email, state, confirmed_at, measured_since';

// The first request for a mailbox makes its row; each locks it.
const HOLD = `
  INSERT INTO content.subscriber (id, mailbox, email, consent_version, token_hash) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (mailbox) DO UPDATE SET mailbox = EXCLUDED.mailbox
  RETURNING id, email, state, confirmed_at, measured_since`;

// A statement of its own, so that it sees what the request before it wrote while this one waited for the row.
const IS_ASKED = `
  SELECT EXISTS (SELECT FROM content.confirm_link
    WHERE subscriber_id = $1 AND asked_at > now() - make_interval(mins => $2)) AS "isAsked"`;

// An agreement counts once its link is opened. Links that ran out go.
const ASK = `
  WITH over AS (DELETE FROM content.confirm_link WHERE subscriber_id = $1 AND expires_at <= now()),
    asked AS (UPDATE content.subscriber SET asked_at = now() WHERE id = $1 AND state = 'pending')
  INSERT INTO content.confirm_link (hash, subscriber_id, email, consent_version, expires_at)
  VALUES ($4, $1, $2, $3, now() + make_interval(hours => $5))`;

// A link that was used works again until it runs out, unless the person has left since.
const CONFIRM = `
  WITH link AS (SELECT subscriber_id, email, consent_version, asked_at FROM content.confirm_link
      WHERE hash = $1 AND expires_at > now() FOR SHARE),
    before AS (SELECT id AS "confirmedId", state AS "stateBefore" FROM content.subscriber
      WHERE id = (SELECT subscriber_id FROM link) FOR UPDATE)
  UPDATE content.subscriber s SET state = 'subscribed', left_at = NULL, left_by = NULL,
    email = CASE WHEN s.state = 'subscribed' THEN s.email ELSE link.email END,
    consent_version = CASE WHEN s.state = 'subscribed' THEN s.consent_version ELSE link.consent_version END,
    asked_at = CASE WHEN s.state = 'subscribed' THEN s.asked_at ELSE link.asked_at END,
    confirmed_at = CASE WHEN s.state = 'subscribed' THEN s.confirmed_at ELSE now() END
  FROM link, before WHERE s.id = before."confirmedId"
  RETURNING s.id, s.email, s.state, s.confirmed_at, s.measured_since, before."stateBefore" <> 'subscribed' AS "isNew"`;

const OWN = ['SELECT', COLUMNS, 'FROM content.subscriber WHERE token_hash = $1'].join(' ');

// Links that wait in the mailbox end as well.
const LEAVE = `
  WITH gone AS (UPDATE content.subscriber SET state = 'left', left_at = now(), left_by = $2, measured_since = NULL
      WHERE token_hash = $1 AND state <> 'left'
      RETURNING id, email, state, confirmed_at, measured_since),
    links AS (DELETE FROM content.confirm_link USING gone WHERE subscriber_id = gone.id)
  SELECT id, email, state, confirmed_at, measured_since FROM gone`;

const MEASURE = `
  UPDATE content.subscriber SET measured_since = CASE WHEN $2 THEN coalesce(measured_since, now()) END
  WHERE token_hash = $1 AND state = 'subscribed'
  RETURNING id, email, state, confirmed_at, measured_since`;

const IS_MEASURED = 'SELECT id FROM content.subscriber WHERE id = $1 AND measured_since IS NOT NULL';

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
    const held = await tx.one<Subscriber>(HOLD, [id, mailbox, email, consentVersion, tokenHash]);
    if (held === null) throw new Error('the subscriber was not written');
    const asked = await tx.one<Computed<{ isAsked: boolean }>>(IS_ASKED, [held.id, againMinutes]);
    return { ...held, isAsked: asked?.isAsked === true };
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

  /** Agrees to being measured, or takes it back; null unless subscribed. */
  measure(tx: Transaction, tokenHash: string, isAgreed: boolean): Promise<Subscriber | null> {
    return tx.one<Subscriber>(MEASURE, [tokenHash, isAgreed]);
  }

  async isMeasured(db: SqlRunner, id: string): Promise<boolean> {
    return (await db.one<Pick<SubscriberRow, 'id'>>(IS_MEASURED, [id])) !== null;
  }

  /** Removes requests that were never confirmed. */
  async forgetPending(db: SqlRunner, days: number): Promise<void> {
    await db.execute(FORGET, [days]);
  }
}
