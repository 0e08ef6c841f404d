import { Injectable } from '@nestjs/common';

import type { Renamed, SqlRunner, Transaction } from '../database/index.js';
import type { MessageRow } from '../messages/index.js';
import { patternsOf } from './containing-any.js';
import type { Erasing, Person, PersonalDataSource, PersonalSection } from './personal-data-source.js';
import { KeepsPersonalData } from './keeps-personal-data.js';
import { PersonalData } from './personal-data.js';

const TO_THEM = `
  SELECT channel, recipient, subject, body_text AS text, state, created_at AS "createdAt" FROM platform.message
  WHERE lower(recipient) = ANY ($1::text[]) ORDER BY created_at`;

const IS_THEIRS = `(lower(recipient) = ANY ($1::text[]) OR order_id::text = ANY ($2::text[])
  OR body_text ILIKE ANY ($3::text[]) OR subject ILIKE ANY ($3::text[]) OR failure ILIKE ANY ($3::text[]))`;

const WAITING = `SELECT 1 AS found FROM platform.message WHERE state = 'queued' AND ${IS_THEIRS} LIMIT 1`;

const EMPTY = `
  UPDATE platform.message SET recipient = '', subject = NULL, body_text = '', body_html = NULL, failure = NULL
  WHERE ${IS_THEIRS}`;

type SentRow = Pick<MessageRow, 'channel' | 'recipient' | 'subject' | 'state'> &
  Renamed<MessageRow, { text: 'body_text'; createdAt: 'created_at' }>;

const paramsOf = ({ contacts, subjectIds }: Erasing) => [
  contacts.map((contact) => contact.toLowerCase()),
  [...subjectIds],
  patternsOf(contacts),
];

/** Emails and texts: that one went out stays, to whom and what it said goes. */
@KeepsPersonalData()
@Injectable()
export class MessageSource implements PersonalDataSource {
  readonly step = 'messages';
  readonly turn = 'platform';

  constructor(private readonly personalData: PersonalData) {}

  async collect(db: SqlRunner, person: Person): Promise<PersonalSection[]> {
    const { contacts } = await this.personalData.traces(db, person);
    const items = await db.query<SentRow>(TO_THEM, [contacts.map((text) => text.toLowerCase())]);
    return [{ title: 'Emails and texts', items }];
  }

  async isReady(db: SqlRunner, erasing: Erasing): Promise<boolean> {
    return (await db.one(WAITING, paramsOf(erasing))) === null;
  }

  async erase(tx: Transaction, erasing: Erasing): Promise<void> {
    await tx.execute(EMPTY, paramsOf(erasing));
  }
}
