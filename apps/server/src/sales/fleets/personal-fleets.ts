import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@simpletread/domain';

import type { Computed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { FORGET_PURCHASE_NOTES, FORGOTTEN_CONTACT } from './forgotten-columns.js';
import type { FleetEntityRow } from './store/fleet.entity.js';

const COLLECT = `
  SELECT f.name, f.state, f.mailbox = $1 AS is_contact, CASE WHEN f.mailbox = $1 THEN f.contact_name END AS contact_name,
    CASE WHEN f.mailbox = $1 THEN f.phone END AS phone, CASE WHEN f.mailbox = $1 THEN f.note END AS note, f.created_at
  FROM sales.fleet f
  WHERE f.mailbox = $1 OR f.id IN (SELECT a.fleet_id FROM sales.fleet_account a WHERE a.account_id = $2) ORDER BY f.created_at`;

const TRACES = 'SELECT phone FROM sales.fleet WHERE mailbox = $1';

const FORGET = `UPDATE sales.fleet SET ${FORGOTTEN_CONTACT}, version = version + 1 WHERE mailbox = $1`;
const FORGET_NOTES = `${FORGET_PURCHASE_NOTES} WHERE f.mailbox = $1)`;
const UNLINK = 'DELETE FROM sales.fleet_account WHERE account_id = $1';

type Collected = Pick<FleetEntityRow, 'name' | 'state' | 'created_at'> &
  Computed<{ is_contact: boolean; contact_name: string | null; phone: string | null; note: string | null }>;

/** People who are contacts of fleets, or whose accounts belong to one. The fleet and its units stay; the person is erased. */
@KeepsPersonalData()
@Injectable()
export class PersonalFleets implements PersonalDataSource {
  readonly step = 'fleets';
  readonly turn = 'feature';

  async collect(db: SqlRunner, { email, accountId }: Person): Promise<PersonalSection[]> {
    const rows = await db.query<Collected>(COLLECT, [mailboxOf(email), accountId]);
    const items = rows.map(({ is_contact: isContact, contact_name: contactName, created_at, ...row }) => ({
      ...row,
      ...(isContact ? { contactName } : {}),
      isContact,
      addedAt: created_at,
    }));
    return [{ title: 'Fleets', items }];
  }

  async traces(db: SqlRunner, { email }: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<Pick<FleetEntityRow, 'phone'>>(TRACES, [mailboxOf(email)]);
    return { contacts: rows.map(({ phone }) => phone).filter((phone) => phone !== '') };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await tx.execute(FORGET_NOTES, [mailboxOf(person.email)]);
    await tx.execute(FORGET, [mailboxOf(person.email)]);
    await tx.execute(UNLINK, [person.accountId]);
  }
}
