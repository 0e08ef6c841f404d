import { Injectable } from '@nestjs/common';
import { formatCaseNumber, mailboxOf } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  KeepsPersonalData,
  type Erasing,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import type { CaseEntryRow } from './case-entry.entity.js';
import type { CaseRow } from './case.entity.js';
import type { SatisfactionRow } from './satisfaction.entity.js';

// A case has an account only if its mailbox is the account's, proved.
const THEIRS = '(c.account_id = $1 OR (c.account_id IS NULL AND c.mailbox = $2))';

const IDS = ['SELECT c.id FROM support.customer_case c WHERE', THEIRS].join(' ');

const COLLECT = [
  `SELECT c.number, c.subject, c.state, e.author, e.text, e.at
   FROM support.customer_case c JOIN support.case_entry e ON e.case_id = c.id AND e.kind IN ('customer', 'agent', 'call')
   WHERE`,
  THEIRS,
  'ORDER BY c.number, e.at, e.id',
].join(' ');

const ANSWERS = [
  `SELECT c.number, s.rating, s.comment, s.answered_at AS at
   FROM support.customer_case c JOIN support.satisfaction s ON s.case_id = c.id AND s.rating IS NOT NULL WHERE`,
  THEIRS,
  'ORDER BY c.number',
].join(' ');

const DELETE = ['DELETE FROM support.customer_case c WHERE', THEIRS].join(' ');

type Said = Pick<CaseRow, 'number' | 'subject' | 'state'> & Pick<CaseEntryRow, 'author' | 'text' | 'at'>;

type Answered = Pick<CaseRow, 'number'> &
  Pick<SatisfactionRow, 'rating' | 'comment'> &
  Renamed<SatisfactionRow, { at: 'answered_at' }>;

const keysOf = ({ accountId, email }: Person) => [accountId, mailboxOf(email)];

/** A person's cases, with messages and files: exported without the notes of staff, and erased whole. */
@KeepsPersonalData()
@Injectable()
export class PersonalCases implements PersonalDataSource {
  readonly step = 'cases';
  readonly turn = 'feature';

  async collect(db: SqlRunner, person: Person): Promise<PersonalSection[]> {
    const rows = await db.query<Said>(COLLECT, keysOf(person));
    const items = rows.map(({ number, ...row }) => ({ caseNumber: formatCaseNumber(number), ...row }));
    const answers = await db.query<Answered>(ANSWERS, keysOf(person));
    return [
      { title: 'Messages to customer support', items },
      {
        title: 'Ratings of customer support',
        items: answers.map(({ number, ...row }) => ({ caseNumber: formatCaseNumber(number), ...row })),
      },
    ];
  }

  async traces(db: SqlRunner, person: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<Pick<CaseRow, 'id'>>(IDS, keysOf(person));
    return { subjectIds: rows.map(({ id }) => id) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await tx.execute(DELETE, keysOf(person));
  }
}
