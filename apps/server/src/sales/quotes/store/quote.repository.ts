import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { HeldLine, QuoteOption, QuoteState } from '@simpletread/domain';
import { Repository } from 'typeorm';

import { Database, type SqlRunner, type Transaction } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { quoteEntryEntity, type QuoteEntryRow } from './quote-entry.entity.js';
import { quoteLineEntity } from './quote-line.entity.js';
import { formColumnsOf, quoteOf, type QuoteWithLines } from './quote-row.js';
import { quoteEntity, type QuoteRow } from './quote.entity.js';
import type { Quote, QuotedLine, QuoteForm, QuoteSending } from '../quote.js';

const SELECT = `
  SELECT q.*, coalesce((
    SELECT jsonb_agg(jsonb_build_object('lineId', l.id, 'tireId', l.tire_id, 'quantity', l.quantity, 'axle', l.axle,
      'option', l.option, 'discountInCents', l.discount_in_cents, 'hasRoadHazard', l.has_road_hazard,
      'fitAcknowledgement', l.fit_acknowledgement) ORDER BY l.position)
    FROM quotes.line l WHERE l.quote_id = q.id), '[]') AS lines
  FROM quotes.quote q`;

// Viewing and taking a quote changes nothing staff wrote, so staff can still act on the version they see.
const MOVE = `
  UPDATE quotes.quote SET state = $2, version = version + CASE WHEN $2 IN ('opened', 'taken') THEN 0 ELSE 1 END, updated_at = now(),
    opened_at = CASE WHEN $2 IN ('opened', 'taken') THEN coalesce(opened_at, $3) ELSE opened_at END,
    taken_at = CASE WHEN $2 = 'taken' THEN coalesce(taken_at, $3) ELSE taken_at END
  WHERE id = $1`;

/** The quote as of now, in a newer version. */
const CHANGED = { version: () => 'version + 1', updated_at: () => 'now()' };

type Entry = Pick<QuoteEntryRow, 'at' | 'event' | 'by_name' | 'text'>;

/** The only SQL on quotes, but for ending and forgetting them. */
@Injectable()
export class QuoteRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(quoteEntryEntity) private readonly quoteEntries: Repository<QuoteEntryRow>,
  ) {}

  async find(id: string, db: SqlRunner = this.database): Promise<Quote | null> {
    const row = await db.one<QuoteWithLines>([SELECT, 'WHERE q.id = $1'].join(' '), [id]);
    return row === null ? null : quoteOf(row);
  }

  async byToken(tokenHash: string): Promise<Quote | null> {
    const row = await this.database.one<QuoteWithLines>([SELECT, 'WHERE q.token_hash = $1'].join(' '), [
      tokenHash,
    ]);
    return row === null ? null : quoteOf(row);
  }

  /** Held until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<Quote | null> {
    const row = await tx.one<QuoteWithLines>([SELECT, 'WHERE q.id = $1 FOR UPDATE OF q'].join(' '), [id]);
    return row === null ? null : quoteOf(row);
  }

  async insert(tx: Transaction, quote: Pick<Quote, 'id' | 'number' | 'madeBy'> & QuoteForm): Promise<void> {
    const { id, number, madeBy, goods } = quote;
    const by = { made_by: madeBy.staffId, made_by_name: madeBy.name };
    await tx.repository(quoteEntity).insert({ id, number, ...by, ...formColumnsOf(quote) });
    await this.insertLines(tx, id, goods.lines);
  }

  async change(tx: Transaction, id: string, form: QuoteForm): Promise<void> {
    await tx.repository(quoteEntity).update({ id }, { ...formColumnsOf(form), ...CHANGED });
    await tx.repository(quoteLineEntity).delete({ quote_id: id });
    await this.insertLines(tx, id, form.goods.lines);
  }

  async send(
    tx: Transaction,
    { id, email, phone }: Pick<Quote, 'id' | 'email' | 'phone'>,
    state: QuoteState,
    tokenHash: string,
    { options: [first, ...others], sentAt, lastDay, endsAt, mailId, textId }: QuoteSending,
  ): Promise<void> {
    const sending = {
      sent_offer: first.offer,
      held_lines: first.held,
      sent_others: others.map(({ held, ...other }) => ({ ...other, held: held ?? [] })),
      sent_at: sentAt,
      last_day: lastDay,
      ends_at: endsAt,
      mail_id: mailId,
      text_id: textId,
      opened_at: null,
      reminded_at: null,
    };
    await tx
      .repository(quoteEntity)
      .update({ id }, { state, email, phone, token_hash: tokenHash, ...sending, ...CHANGED });
  }

  async approve(tx: Transaction, id: string, approved: readonly HeldLine[]): Promise<void> {
    await tx.repository(quoteEntity).update({ id }, { approved_lines: approved, updated_at: () => 'now()' });
  }

  /** The option that its customer took last. */
  async choose(tx: Transaction, id: string, option: QuoteOption): Promise<void> {
    await tx.repository(quoteEntity).update({ id }, { taken_option: option });
  }

  async move(tx: Transaction, id: string, state: QuoteState, at: Date): Promise<void> {
    await tx.execute(MOVE, [id, state, at]);
  }

  /** A quote's history; `byName` is null for its customer and for the clock. */
  async note(
    tx: Transaction,
    quoteId: string,
    event: string,
    byName: string | null,
    text: string | null = null,
  ): Promise<void> {
    const entry = { id: newId(), quote_id: quoteId, event, by_name: byName, text };
    await tx.repository(quoteEntryEntity).insert(entry);
  }

  entries(quoteId: string): Promise<Entry[]> {
    return this.quoteEntries.find({
      select: { at: true, event: true, by_name: true, text: true },
      where: { quote_id: quoteId },
      order: { at: 'ASC', id: 'ASC' },
    });
  }

  /** Those that waited for their customers until `now` and no longer. */
  async over(now: Date): Promise<string[]> {
    const sql = `SELECT id FROM quotes.quote WHERE state IN ('sent', 'opened') AND ends_at <= $1 ORDER BY ends_at LIMIT 200`;
    return (await this.database.query<Pick<QuoteRow, 'id'>>(sql, [now])).map(({ id }) => id);
  }

  private async insertLines(tx: Transaction, id: string, lines: readonly QuotedLine[]): Promise<void> {
    const rows = lines.map((line, index) => ({
      id: line.lineId,
      quote_id: id,
      position: index + 1,
      tire_id: line.tireId,
      quantity: line.quantity,
      axle: line.axle,
      option: line.option,
      discount_in_cents: line.discountInCents,
      has_road_hazard: line.hasRoadHazard === true,
      fit_acknowledgement: line.fitAcknowledgement,
    }));
    await tx.repository(quoteLineEntity).insert(rows);
  }
}
