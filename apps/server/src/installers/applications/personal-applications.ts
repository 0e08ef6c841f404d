import { Injectable } from '@nestjs/common';

import type { AsJson, Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type ErasureBlock,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { FORGOTTEN } from './forgotten-columns.js';
import type { InstallerApplicationEntryRow } from './installer-application-entry.entity.js';
import type { InstallerApplicationRow } from './installer-application.entity.js';

type EntryItem = Pick<InstallerApplicationEntryRow, 'at' | 'text'> &
  Renamed<InstallerApplicationEntryRow, { what: 'event' }>;

type ApplicationItem = Pick<
  InstallerApplicationRow,
  | 'state'
  | 'company'
  | 'address1'
  | 'address2'
  | 'city'
  | 'zip'
  | 'website'
  | 'cell'
  | 'email'
  | 'phone'
  | 'hours'
  | 'services'
  | 'badges'
> &
  Renamed<
    InstallerApplicationRow,
    {
      firstName: 'first_name';
      lastName: 'last_name';
      serviceManager: 'service_manager';
      storeManager: 'store_manager';
      usState: 'state_code';
      serviceDeskEmail: 'service_desk_email';
      serviceDeskPhone: 'service_desk_phone';
      tireTypes: 'tire_types';
      agreedAt: 'agreed_at';
      shopCode: 'shop_code';
      payPerTireInCents: 'pay_per_tire_in_cents';
      appliedAt: 'created_at';
    }
  > &
  Computed<{ hasPicture: boolean; entries: readonly AsJson<EntryItem>[] | null }>;

type TraceRow = Pick<InstallerApplicationRow, 'id' | 'cell'>;

const THEIRS = '(a.account_id = $1 OR (a.account_id IS NULL AND a.email = $2))';

const COLLECT = `
  SELECT a.state, a.company, a.first_name AS "firstName", a.last_name AS "lastName", a.service_manager AS "serviceManager",
    a.store_manager AS "storeManager", a.address1, a.address2, a.city, a.state_code AS "usState", a.zip, a.website, a.cell, a.email, a.phone,
    a.service_desk_email AS "serviceDeskEmail", a.service_desk_phone AS "serviceDeskPhone", a.hours, a.services,
    a.tire_types AS "tireTypes", a.badges, a.agreed_at AS "agreedAt", a.shop_code AS "shopCode",
    a.pay_per_tire_in_cents AS "payPerTireInCents", a.created_at AS "appliedAt",
    EXISTS (SELECT 1 FROM installer_applications.store_image i WHERE i.application_id = a.id) AS "hasPicture",
    (SELECT json_agg(json_build_object('at', e.at, 'what', e.event, 'text', e.text) ORDER BY e.at)
     FROM installer_applications.entry e WHERE e.application_id = a.id AND NOT e.is_internal) AS entries
  FROM installer_applications.application a WHERE ${THEIRS} ORDER BY a.created_at`;

const TRACES = `SELECT a.id, a.cell FROM installer_applications.application a WHERE ${THEIRS}`;

const OPEN = `
  SELECT count(*)::int AS count FROM installer_applications.application
  WHERE account_id = $1 AND state IN ('submitted', 'inReview', 'questionAsked')`;

const DELETE_UNCLAIMED =
  'DELETE FROM installer_applications.application WHERE account_id IS NULL AND email = $1';

// The shop's name stays if it became a partner: shoppers see it, and it ends with the contract.
const FORGET = `
  WITH theirs AS (
    UPDATE installer_applications.application SET ${FORGOTTEN}
    WHERE account_id = $1 RETURNING id),
  images AS (DELETE FROM installer_applications.store_image WHERE application_id IN (SELECT id FROM theirs))
  UPDATE installer_applications.entry SET text = '' WHERE application_id IN (SELECT id FROM theirs)`;

/** A person's shop applications: states, places and dates stay; people, pictures and words are erased. */
@KeepsPersonalData()
@Injectable()
export class PersonalApplications implements PersonalDataSource {
  readonly step = 'installerApplications';
  readonly turn = 'feature';

  async collect(db: SqlRunner, { accountId, email }: Person): Promise<PersonalSection[]> {
    const items = await db.query<ApplicationItem>(COLLECT, [accountId, email]);
    return [{ title: 'Applications to the installer program', items }];
  }

  async traces(db: SqlRunner, { accountId, email }: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<TraceRow>(TRACES, [accountId, email]);
    return {
      subjectIds: rows.map(({ id }) => id),
      contacts: rows.map(({ cell }) => cell).filter((cell) => cell !== ''),
    };
  }

  async blocks(db: SqlRunner, { accountId }: Person): Promise<ErasureBlock[]> {
    const count = (await db.one<Computed<{ count: number }>>(OPEN, [accountId]))?.count ?? 0;
    return count === 0 ? [] : [{ reason: 'openApplication', count }];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await tx.execute(DELETE_UNCLAIMED, [person.email]);
    await tx.execute(FORGET, [person.accountId]);
  }
}
