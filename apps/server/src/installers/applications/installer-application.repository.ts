import { Injectable } from '@nestjs/common';
import type { InstallerApplicationState } from '@simpletread/domain';

import { type Computed, Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { installerApplicationEntity } from './installer-application.entity.js';
import type { Enrolment, InstallerApplication, InstallerDetails } from './installer-application.js';
import {
  DETAIL_COLUMNS,
  detailValues,
  installerApplicationOf,
  type PicturedRow,
} from './installer-application-row.js';

const SELECT = `SELECT a.*, EXISTS (SELECT 1 FROM installer_applications.store_image i WHERE i.application_id = a.id) AS has_image
  FROM installer_applications.application a`;

const INSERT = `
  INSERT INTO installer_applications.application (id, account_id, state, agreed_at, ${DETAIL_COLUMNS})
  VALUES ($1, $2, $3, now(), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
  ON CONFLICT DO NOTHING`;

const AMEND = `
  UPDATE installer_applications.application SET (${DETAIL_COLUMNS}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
    $15, $16, $17, $18, $19, $20, $21), version = version + 1, updated_at = now() WHERE id = $1`;

/** The traces of an application's change beside its own columns. */
const CHANGED = { version: () => 'version + 1', updated_at: () => 'now()' };

const OTHER = `
  SELECT 1 FROM installer_applications.application
  WHERE account_id = $1 AND id <> $2 AND zip = $3 AND lower(address1) = lower($4)
    AND state IN ('submitted', 'inReview', 'questionAsked')`;

/** The only SQL on applications of shops, but for claiming and forgetting them. */
@Injectable()
export class InstallerApplicationRepository {
  constructor(private readonly database: Database) {}

  async find(id: string, db: SqlRunner = this.database): Promise<InstallerApplication | null> {
    const row = await db.one<PicturedRow>([SELECT, 'WHERE a.id = $1'].join(' '), [id]);
    return row === null ? null : installerApplicationOf(row);
  }

  /** Held until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<InstallerApplication | null> {
    const row = await tx.one<PicturedRow>([SELECT, 'WHERE a.id = $1 FOR UPDATE OF a'].join(' '), [id]);
    return row === null ? null : installerApplicationOf(row);
  }

  /**
   * Applications of an account, including guest applications under the address it has proved (null if none). The
   * newest first; only `id` if given.
   */
  async own(
    accountId: string,
    provedEmail: string | null,
    id: string | null,
  ): Promise<InstallerApplication[]> {
    const rows = await this.database.query<PicturedRow>(
      [
        SELECT,
        `WHERE (a.account_id = $1 OR (a.account_id IS NULL AND a.email = $2)) AND ($3::uuid IS NULL OR a.id = $3)
         ORDER BY a.created_at DESC, a.id`,
      ].join(' '),
      [accountId, provedEmail, id],
    );
    return rows.map(installerApplicationOf);
  }

  /** The number sent within a day, by an account or by guests with an address. */
  async countOfDay(accountId: string | null, email: string, db: SqlRunner = this.database): Promise<number> {
    const row = await db.one<Computed<{ count: number }>>(
      `SELECT count(*)::int AS count FROM installer_applications.application
       WHERE created_at > now() - interval '1 day'
         AND CASE WHEN $1::uuid IS NULL THEN account_id IS NULL AND email = $2 ELSE account_id = $1 END`,
      [accountId, email],
    );
    return row?.count ?? 0;
  }

  /** False if the account has another open application for the same address. */
  async insert(
    tx: Transaction,
    application: Pick<InstallerApplication, 'id' | 'accountId' | 'state' | 'details'>,
  ): Promise<boolean> {
    const { id, accountId, state, details } = application;
    return (await tx.execute(INSERT, [id, accountId, state, ...detailValues(details)])) === 1;
  }

  /** True if the account has another open one for the same address. */
  async hasOther(
    tx: Transaction,
    { id, accountId }: InstallerApplication,
    at: InstallerDetails,
  ): Promise<boolean> {
    const other = await tx.one(OTHER, [accountId, id, at.zip, at.address1]);
    return other !== null;
  }

  async amend(tx: Transaction, id: string, details: InstallerDetails): Promise<void> {
    await tx.execute(AMEND, [id, ...detailValues(details)]);
  }

  async move(tx: Transaction, id: string, state: InstallerApplicationState): Promise<void> {
    await tx.repository(installerApplicationEntity).update({ id }, { state, ...CHANGED });
  }

  /** The new owner on staff; null for none. */
  async assign(tx: Transaction, id: string, to: { staffId: string; name: string } | null): Promise<void> {
    await tx
      .repository(installerApplicationEntity)
      .update({ id }, { assigned_to: to?.staffId ?? null, assigned_name: to?.name ?? null, ...CHANGED });
  }

  async approve(tx: Transaction, id: string, enrolment: Enrolment): Promise<void> {
    await tx.repository(installerApplicationEntity).update(
      { id },
      {
        state: 'approved',
        shop_id: enrolment.shopId,
        shop_code: enrolment.shopCode,
        pay_per_tire_in_cents: enrolment.payPerTireInCents,
        ...CHANGED,
      },
    );
  }
}
