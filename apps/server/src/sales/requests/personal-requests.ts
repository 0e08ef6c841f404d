import { Injectable } from '@nestjs/common';
import { formatRequestNumber, mailboxOf } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { FORGOTTEN_REQUEST } from './forgotten-columns.js';
import type { RequestRow } from './request.entity.js';

const COLLECT = `
  SELECT number, state, first_name, last_name, email, phone, quantity, make, model, size, brand, created_at
  FROM sales.request WHERE mailbox = $1 ORDER BY created_at`;

const TRACES = 'SELECT id, phone FROM sales.request WHERE mailbox = $1';

const FORGET = `UPDATE sales.request SET ${FORGOTTEN_REQUEST} WHERE mailbox = $1`;

type Collected = Pick<
  RequestRow,
  | 'number'
  | 'state'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'quantity'
  | 'make'
  | 'model'
  | 'size'
  | 'brand'
  | 'created_at'
>;

/** People’s requests to sales: tires, states and reasons stay; the person and their words are erased. */
@KeepsPersonalData()
@Injectable()
export class PersonalRequests implements PersonalDataSource {
  readonly step = 'sales-requests';
  readonly turn = 'feature';

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    const rows = await db.query<Collected>(COLLECT, [mailboxOf(email)]);
    const items = rows.map(({ number, first_name: firstName, last_name: lastName, created_at, ...row }) => ({
      requestNumber: formatRequestNumber(number),
      firstName,
      lastName,
      ...row,
      askedAt: created_at,
    }));
    return [{ title: 'Tire requests', items }];
  }

  async traces(db: SqlRunner, { email }: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<Pick<RequestRow, 'id' | 'phone'>>(TRACES, [mailboxOf(email)]);
    return { subjectIds: rows.map(({ id }) => id), contacts: rows.map(({ phone }) => phone) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await tx.execute(FORGET, [mailboxOf(person.email)]);
  }
}
