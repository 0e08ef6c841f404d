import { Injectable } from '@nestjs/common';
import type { QuoteState } from '@simpletread/domain';

import type { OfferedLine } from '../carts/index.js';
import { Database, type SqlRunner, type Transaction } from '../platform/database/index.js';
import { newId } from '../platform/ids/index.js';
import type { Quote, QuoteForm, QuoteSending } from './quote.js';
import { quoteOf, type QuoteTableRow } from './quote-row.js';

const SELECT = `
  SELECT q.*, q.last_day::text AS last_day, coalesce((
    SELECT jsonb_agg(jsonb_build_object('lineId', l.id, 'tireId', l.tire_id, 'quantity', l.quantity, 'axle', l.axle,
      'fitAcknowledgement', l.fit_acknowledgement) ORDER BY l.position)
    FROM quotes.line l WHERE l.quote_id = q.id), '[]') AS lines
  FROM quotes.quote q`;

const INSERT = `
  INSERT INTO quotes.quote (id, number, made_by, made_by_name, first_name, email, phone, message, zip, vehicle)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const CHANGE = `
  UPDATE quotes.quote SET first_name = $2, email = $3, phone = $4, message = $5, zip = $6, vehicle = $7,
    version = version + 1, updated_at = now() WHERE id = $1`;

const INSERT_LINES = `
  INSERT INTO quotes.line (id, quote_id, position, tire_id, quantity, axle, fit_acknowledgement)
  SELECT "lineId", $1, ordinality, "tireId", quantity, axle, nullif("fitAcknowledgement", 'null')
  FROM ROWS FROM (jsonb_to_recordset($2::jsonb)
    AS ("lineId" uuid, "tireId" uuid, quantity integer, axle text, "fitAcknowledgement" jsonb)) WITH ORDINALITY`;

const SEND = `
  UPDATE quotes.quote SET state = $2, email = $3, phone = $4, token_hash = $5, sent_offer = $6, sent_at = $7, last_day = $8,
    ends_at = $9, mail_id = $10, text_id = $11, opened_at = NULL, version = version + 1, updated_at = now()
  WHERE id = $1`;

// Seeing and taking a quote changes nothing that staff wrote: whoever looks at it may still act on it.
const MOVE = `
  UPDATE quotes.quote SET state = $2, version = version + CASE WHEN $2 IN ('opened', 'taken') THEN 0 ELSE 1 END, updated_at = now(),
    opened_at = CASE WHEN $2 IN ('opened', 'taken') THEN coalesce(opened_at, $3) ELSE opened_at END,
    taken_at = CASE WHEN $2 = 'taken' THEN coalesce(taken_at, $3) ELSE taken_at END
  WHERE id = $1`;

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

interface EntryRow {
  readonly at: Date;
  readonly event: string;
  readonly byName: string | null;
}

/** The only SQL on quotes, but for ending and forgetting them. */
@Injectable()
export class QuoteRepository {
  constructor(private readonly database: Database) {}

  async find(id: string, db: SqlRunner = this.database): Promise<Quote | null> {
    const row = await db.one<QuoteTableRow>([SELECT, 'WHERE q.id = $1'].join(' '), [id]);
    return row === null ? null : quoteOf(row);
  }

  async byToken(tokenHash: string): Promise<Quote | null> {
    const row = await this.database.one<QuoteTableRow>([SELECT, 'WHERE q.token_hash = $1'].join(' '), [
      tokenHash,
    ]);
    return row === null ? null : quoteOf(row);
  }

  /** Held until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<Quote | null> {
    const row = await tx.one<QuoteTableRow>([SELECT, 'WHERE q.id = $1 FOR UPDATE OF q'].join(' '), [id]);
    return row === null ? null : quoteOf(row);
  }

  async insert(tx: Transaction, quote: Pick<Quote, 'id' | 'number' | 'madeBy'> & QuoteForm): Promise<void> {
    const { id, number, madeBy, firstName, email, phone, message, goods } = quote;
    const who = [madeBy.staffId, madeBy.name, firstName, email, phone];
    await tx.execute(INSERT, [id, number, ...who, message, goods.zip, json(goods.vehicle)]);
    await this.insertLines(tx, id, goods.lines);
  }

  async change(tx: Transaction, id: string, form: QuoteForm): Promise<void> {
    const { firstName, email, phone, message, goods } = form;
    await tx.execute(CHANGE, [id, firstName, email, phone, message, goods.zip, json(goods.vehicle)]);
    await tx.execute('DELETE FROM quotes.line WHERE quote_id = $1', [id]);
    await this.insertLines(tx, id, goods.lines);
  }

  async send(
    tx: Transaction,
    { id, email, phone }: Pick<Quote, 'id' | 'email' | 'phone'>,
    state: QuoteState,
    tokenHash: string,
    { offer, sentAt, lastDay, endsAt, mailId, textId }: QuoteSending,
  ): Promise<void> {
    const when = [sentAt, lastDay, endsAt];
    await tx.execute(SEND, [id, state, email, phone, tokenHash, json(offer), ...when, mailId, textId]);
  }

  async move(tx: Transaction, id: string, state: QuoteState, at: Date): Promise<void> {
    await tx.execute(MOVE, [id, state, at]);
  }

  /** What happened to a quote; `byName` is null for its customer and for the clock. */
  async note(tx: Transaction, quoteId: string, event: string, byName: string | null): Promise<void> {
    const sql = 'INSERT INTO quotes.entry (id, quote_id, event, by_name) VALUES ($1, $2, $3, $4)';
    await tx.execute(sql, [newId(), quoteId, event, byName]);
  }

  entries(quoteId: string): Promise<EntryRow[]> {
    const sql = 'SELECT at, event, by_name AS "byName" FROM quotes.entry WHERE quote_id = $1 ORDER BY at, id';
    return this.database.query<EntryRow>(sql, [quoteId]);
  }

  /** Those that waited for their customers until `now` and no longer. */
  async over(now: Date): Promise<string[]> {
    const sql = `SELECT id FROM quotes.quote WHERE state IN ('sent', 'opened') AND ends_at <= $1 ORDER BY ends_at LIMIT 200`;
    return (await this.database.query<{ id: string }>(sql, [now])).map(({ id }) => id);
  }

  private async insertLines(tx: Transaction, id: string, lines: readonly OfferedLine[]): Promise<void> {
    await tx.execute(INSERT_LINES, [id, JSON.stringify(lines)]);
  }
}
