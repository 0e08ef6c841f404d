import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { FORGOTTEN } from './forgotten-columns.js';
import type { QuoteRow } from './store/quote.entity.js';

const THEIRS = 'lower(q.email) = $1';

const COLLECT = `
  SELECT q.number, q.state, q.first_name AS "firstName", q.email, q.phone, q.zip, q.vehicle, q.message,
    (SELECT array_agg(e.text ORDER BY e.at) FROM quotes.entry e WHERE e.quote_id = q.id AND e.text IS NOT NULL) AS questions,
    q.sent_at AS "sentAt", q.opened_at AS "openedAt", q.taken_at AS "takenAt", q.created_at AS "writtenAt"
  FROM quotes.quote q WHERE ${THEIRS} ORDER BY q.created_at`;

const TRACES = `SELECT q.id, q.phone FROM quotes.quote q WHERE ${THEIRS}`;

const FORGET = `UPDATE quotes.quote q SET ${FORGOTTEN}, vehicle = NULL WHERE ${THEIRS}`;

const FORGET_QUESTIONS = `
  UPDATE quotes.entry e SET text = NULL FROM quotes.quote q WHERE q.id = e.quote_id AND ${THEIRS} AND e.text IS NOT NULL`;

/** Quotes that staff wrote for a person: tires, prices and days stay; the recipient and messages are erased. */
@KeepsPersonalData()
@Injectable()
export class PersonalQuotes implements PersonalDataSource {
  readonly step = 'quotes';
  readonly turn = 'feature';

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    return [{ title: 'Quotes', items: await db.query<Record<string, unknown>>(COLLECT, [email]) }];
  }

  async traces(db: SqlRunner, { email }: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<Pick<QuoteRow, 'id' | 'phone'>>(TRACES, [email]);
    return { subjectIds: rows.map(({ id }) => id), contacts: rows.map(({ phone }) => phone) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await tx.execute(FORGET_QUESTIONS, [person.email]);
    await tx.execute(FORGET, [person.email]);
  }
}
