import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import type { CustomerRow } from './customer.entity.js';
import type { CustomerNoteRow } from './customer-note.entity.js';

const NOTES = `
  SELECT n.text, n.written_at AS "writtenAt" FROM people.note n JOIN people.customer c ON c.id = n.customer_id
  WHERE c.mailbox = $1 ORDER BY n.written_at`;

const CUSTOMER = 'SELECT id FROM people.customer WHERE mailbox = $1';

const FORGET_NOTES =
  'DELETE FROM people.note n USING people.customer c WHERE c.id = n.customer_id AND c.mailbox = $1';

const ERASE = 'UPDATE people.customer SET mailbox = NULL, erased_at = now() WHERE mailbox = $1';

const MEET_AGAIN = 'SELECT people.meet_again($1, $2, $3)';

/** The customer as staff know them. Their page stays, as one of an erased person; its notes go. */
@KeepsPersonalData()
@Injectable()
export class PersonalCustomers implements PersonalDataSource {
  readonly step = 'people';
  readonly turn = 'feature';

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    const items = await db.query<Renamed<CustomerNoteRow, { text: 'text'; writtenAt: 'written_at' }>>(NOTES, [
      mailboxOf(email),
    ]);
    return [{ title: 'Notes by our staff', items }];
  }

  async traces(db: SqlRunner, { email }: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<Pick<CustomerRow, 'id'>>(CUSTOMER, [mailboxOf(email)]);
    return { subjectIds: rows.map(({ id }) => id) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    const mailbox = mailboxOf(person.email);
    const [row] = await tx.query<Pick<CustomerRow, 'id'>>(CUSTOMER, [mailbox]);
    if (row === undefined) return;
    await tx.execute(FORGET_NOTES, [mailbox]);
    await tx.execute(ERASE, [mailbox]);
    await tx.query(MEET_AGAIN, [mailbox, person.email, person.accountId]);
  }
}
