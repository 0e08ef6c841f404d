import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@simpletread/domain';

import type { Present, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  idsOf,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import type { CustomerRow } from './customer.entity.js';
import type { CustomerNoteRow } from './customer-note.entity.js';

// $1 to $3 are those of `paramsOf`.
const THEIRS = 'c.mailbox IN (SELECT people.mailboxes_of($1, $2, $3))';

const NOTES = `
  SELECT n.text, n.written_at AS "writtenAt" FROM people.note n JOIN people.customer c ON c.id = n.customer_id
  WHERE ${THEIRS} ORDER BY n.written_at`;

const CUSTOMERS = `SELECT c.id FROM people.customer c WHERE ${THEIRS}`;

const STANDING = `
  SELECT id, mailbox FROM people.customer WHERE id = ANY ($1::uuid[]) AND mailbox IS NOT NULL ORDER BY id FOR UPDATE`;

const FORGET_NOTES = 'DELETE FROM people.note WHERE customer_id = $1';

const ERASE = 'UPDATE people.customer SET mailbox = NULL, erased_at = now() WHERE id = $1';

const MEET_AGAIN = 'SELECT people.meet_again($1, $2, $3)';

const paramsOf = ({ email, accountId }: Person) => [mailboxOf(email), email, accountId];

/**
 * The customers that staff know a person as: the one of their account’s mailbox, and those of mailboxes that only their orders have. Their
 * pages stay, as those of an erased person; their notes go. Decision record 117.
 */
@KeepsPersonalData()
@Injectable()
export class PersonalCustomers implements PersonalDataSource {
  readonly step = 'people';
  readonly turn = 'feature';

  async collect(db: SqlRunner, person: Person): Promise<PersonalSection[]> {
    const items = await db.query<Renamed<CustomerNoteRow, { text: 'text'; writtenAt: 'written_at' }>>(
      NOTES,
      paramsOf(person),
    );
    return [{ title: 'Notes by our staff', items }];
  }

  async traces(db: SqlRunner, person: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<Pick<CustomerRow, 'id'>>(CUSTOMERS, paramsOf(person));
    return { subjectIds: rows.map(({ id }) => id) };
  }

  /**
   * Erases the customers of the traces: by now the orders are empty and name no mailbox. A mailbox that somebody else has too gets a new
   * customer, which a second run leaves alone.
   */
  async erase(tx: Transaction, erasing: Erasing): Promise<void> {
    const { person } = erasing;
    const customers = await tx.query<Present<Pick<CustomerRow, 'id' | 'mailbox'>>>(STANDING, [
      idsOf(erasing),
    ]);
    for (const { id, mailbox } of customers) {
      await tx.execute(FORGET_NOTES, [id]);
      await tx.execute(ERASE, [id]);
      await tx.query(MEET_AGAIN, [mailbox, person.email, person.accountId]);
    }
  }
}
