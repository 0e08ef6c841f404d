import { Injectable } from '@nestjs/common';
import type { NewsletterState } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { type NewsletterRow, newsletterEntity } from './newsletter.entity.js';
import type { NewsletterSendRow } from './newsletter-send.entity.js';

const COLUMNS =
  'id, name, subject, preheader, blocks, segment, state, send_at, started_at, finished_at, version, updated_at';
const SELECT = ['SELECT', COLUMNS, 'FROM people.newsletter'].join(' ');
const BY_ID = [SELECT, 'WHERE id = $1'].join(' ');
const LOCKED = [BY_ID, 'FOR UPDATE'].join(' ');
const DUE = `
  SELECT id, state FROM people.newsletter
  WHERE state = 'sending' OR (state = 'scheduled' AND send_at <= now()) ORDER BY send_at, id`;

const ADD_SENDS = `
  INSERT INTO people.newsletter_send (id, newsletter_id, subscriber_id, at, is_measured)
  SELECT id, $2, "subscriberId", $3, "isMeasured"
  FROM jsonb_to_recordset($1::jsonb) AS send (id uuid, "subscriberId" uuid, "isMeasured" boolean)`;

const CLICK = `
  INSERT INTO people.newsletter_click (send_id, path, first_at)
  SELECT id, $2, now() FROM people.newsletter_send WHERE id = $1
  ON CONFLICT (send_id, path) DO UPDATE SET times = least(newsletter_click.times + 1, 1000000)`;

const SEND = 'SELECT subscriber_id FROM people.newsletter_send WHERE id = $1';

const OPEN = `
  UPDATE people.newsletter_send SET opened_at = now() WHERE id = $1 AND is_measured AND opened_at IS NULL`;

export type NewsletterWords = Pick<NewsletterRow, 'name' | 'subject' | 'preheader' | 'blocks' | 'segment'>;

interface NewSend {
  readonly id: string;
  readonly subscriberId: string;
  readonly isMeasured: boolean;
}

type Moments = Partial<Pick<NewsletterRow, 'send_at' | 'started_at' | 'finished_at'>>;

/** The only writer of newsletters, and of what became of them. */
@Injectable()
export class NewsletterRepository {
  find(db: SqlRunner, id: string): Promise<NewsletterRow | null> {
    return db.one<NewsletterRow>(BY_ID, [id]);
  }

  lock(tx: Transaction, id: string): Promise<NewsletterRow | null> {
    return tx.one<NewsletterRow>(LOCKED, [id]);
  }

  /** Those that are sent, or begin now. */
  due(db: SqlRunner): Promise<Pick<NewsletterRow, 'id' | 'state'>[]> {
    return db.query<Pick<NewsletterRow, 'id' | 'state'>>(DUE);
  }

  async insert(tx: Transaction, id: string, words: NewsletterWords): Promise<void> {
    await tx.repository(newsletterEntity).insert({ id, ...words });
  }

  async update(tx: Transaction, id: string, words: NewsletterWords): Promise<void> {
    await this.change(tx, id, words);
  }

  async move(tx: Transaction, id: string, state: NewsletterState, moments: Moments = {}): Promise<void> {
    await this.change(tx, id, { state, ...moments });
  }

  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.repository(newsletterEntity).delete({ id });
  }

  /** Fails as a whole if one of them got it before. */
  async addSends(tx: Transaction, id: string, sends: readonly NewSend[], at: Date): Promise<void> {
    await tx.execute(ADD_SENDS, [JSON.stringify(sends), id, at]);
  }

  /** The subscriber of an email; undefined for an email that was never sent, null for an erased person. */
  async subscriberOf(db: SqlRunner, sendId: string): Promise<string | null | undefined> {
    return (await db.one<Pick<NewsletterSendRow, 'subscriber_id'>>(SEND, [sendId]))?.subscriber_id;
  }

  async click(db: SqlRunner, sendId: string, path: string): Promise<void> {
    await db.execute(CLICK, [sendId, path]);
  }

  async open(db: SqlRunner, sendId: string): Promise<void> {
    await db.execute(OPEN, [sendId]);
  }

  private async change(tx: Transaction, id: string, columns: Partial<NewsletterRow>): Promise<void> {
    await tx.repository(newsletterEntity).update({ id }, {
      ...columns,
      version: () => 'version + 1',
      updated_at: () => 'now()',
    } as never);
  }
}
