import { Injectable } from '@nestjs/common';
import { listConsentText, mailboxOf } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import type { SubscriberRow } from './subscriber.entity.js';

const THEIRS = `
  SELECT id, email, state, consent_version, asked_at, confirmed_at, left_at, left_by, measured_since
  FROM content.subscriber WHERE mailbox = $1`;

const DELETE = 'DELETE FROM content.subscriber WHERE mailbox = $1';

type Theirs = Pick<
  SubscriberRow,
  | 'id'
  | 'email'
  | 'state'
  | 'consent_version'
  | 'asked_at'
  | 'confirmed_at'
  | 'left_at'
  | 'left_by'
  | 'measured_since'
>;

/** A person's place on the mailing list. A hash of their mailbox stays, so that they are not mailed again. */
@KeepsPersonalData()
@Injectable()
export class PersonalSubscription implements PersonalDataSource {
  readonly step = 'mailingList';
  readonly turn = 'feature';

  constructor(private readonly suppressions: Suppressions) {}

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    const rows = await db.query<Theirs>(THEIRS, [mailboxOf(email)]);
    const items = rows.map((row) => ({
      email: row.email,
      state: row.state,
      agreedTo: listConsentText(row.consent_version),
      askedAt: row.asked_at,
      confirmedAt: row.confirmed_at,
      leftAt: row.left_at,
      leftBy: row.left_by,
      agreedToMeasuringAt: row.measured_since,
    }));
    return [{ title: 'Mailing list', items }];
  }

  async traces(db: SqlRunner, { email }: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<Theirs>(THEIRS, [mailboxOf(email)]);
    return { contacts: rows.map((row) => row.email), subjectIds: rows.map(({ id }) => id) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    const deleted = await tx.execute(DELETE, [mailboxOf(person.email)]);
    if (deleted > 0) await this.suppressions.add(tx, person.email, 'erased');
  }
}
