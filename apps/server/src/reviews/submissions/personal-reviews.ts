import { Injectable } from '@nestjs/common';
import { mailboxOf, withoutContactData } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { REVIEW_COLUMNS, type ReviewRecord } from './review-record.js';

const THEIRS = '(s.account_id = $1 OR (s.account_id IS NULL AND s.mailbox = $2))';
const FROM = 'FROM reviews.review r JOIN reviews.submission s ON s.review_id = r.id';
const COLLECT = ['SELECT', REVIEW_COLUMNS, FROM, 'WHERE', THEIRS, 'ORDER BY s.submitted_at'].join(' ');

const NAMELESS = `
  UPDATE reviews.review SET author_name = 'A driver', summary = $2, comments = $3 WHERE id = $1`;

// Texts change no count, but quotes from them are kept in memory until their line changes.
const COUNT_LINES = 'SELECT reviews.count_lines($1::uuid[])';

const DELETE_UNSEEN = `
  DELETE FROM reviews.review r USING reviews.submission s
  WHERE s.review_id = r.id AND r.state <> 'published' AND ${THEIRS}`;

const DELETE_PICTURES = `
  DELETE FROM reviews.review_picture p USING reviews.submission s WHERE s.review_id = p.review_id AND ${THEIRS}`;

// Replies speak to the person by name, and nobody could edit them without the submission.
const DELETE_REPLIES = `DELETE FROM reviews.reply p USING reviews.submission s WHERE s.review_id = p.review_id AND ${THEIRS}`;

const DELETE_SUBMISSIONS = `DELETE FROM reviews.submission s WHERE ${THEIRS}`;

const regExpText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text without the name and contact data of its writer. */
const withoutPerson = (text: string | null, name: string): string | null =>
  text === null
    ? null
    : withoutContactData(text).replace(
        new RegExp(`(?<!\\p{L})${regExpText(name)}(?!\\p{L})`, 'giu'),
        'the driver',
      );

const isPublished = ({ state }: ReviewRecord): boolean => state === 'published';

const keysOf = ({ accountId, email }: Person) => [accountId, mailboxOf(email)];

/** A person's reviews: published ones stay without a name and pictures, all others are deleted. */
@KeepsPersonalData()
@Injectable()
export class PersonalReviews implements PersonalDataSource {
  readonly step = 'reviews';
  readonly turn = 'feature';

  async collect(db: SqlRunner, person: Person): Promise<PersonalSection[]> {
    const rows = await db.query<ReviewRecord>(COLLECT, keysOf(person));
    const items = rows.map((row) => ({
      state: row.state,
      name: row.name,
      email: row.email,
      summary: row.summary,
      comments: row.comments,
      rating: row.rating,
      vehicle: row.vehicle,
      purchasedOn: row.purchased_on,
      milesDriven: row.miles_driven,
      drivingStyle: row.driving_style,
      placeDriven: row.place_driven,
      wouldBuyAgain: row.would_buy_again,
      question: row.question,
      answer: row.answer,
      appeal: row.appeal,
      pictures: row.pictures.length,
      replies: row.replies.map(({ by, text }) => `${by}: ${text}`),
      sentAt: row.submitted_at,
    }));
    return [{ title: 'Reviews', items }];
  }

  async traces(db: SqlRunner, person: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<ReviewRecord>(COLLECT, keysOf(person));
    return { subjectIds: rows.map(({ id }) => id) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    const published = (await tx.query<ReviewRecord>(COLLECT, keysOf(person))).filter(isPublished);
    for (const { id, name, summary, comments } of published)
      await tx.execute(NAMELESS, [id, withoutPerson(summary, name), withoutPerson(comments, name)]);
    await tx.execute(COUNT_LINES, [published.flatMap(({ line_id: lineId }) => lineId ?? [])]);
    await tx.execute(DELETE_PICTURES, keysOf(person));
    await tx.execute(DELETE_REPLIES, keysOf(person));
    await tx.execute(DELETE_UNSEEN, keysOf(person));
    await tx.execute(DELETE_SUBMISSIONS, keysOf(person));
  }
}
