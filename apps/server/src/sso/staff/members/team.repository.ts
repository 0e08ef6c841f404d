import { Injectable } from '@nestjs/common';
import type { HandlerInput, listStaff } from '@simpletread/contract';
import { IsNull } from 'typeorm';

import {
  type Computed,
  type Condition,
  containing,
  type OuterJoined,
  type Renamed,
  type SqlRunner,
  type Transaction,
  when,
  whereAll,
  withIds,
} from '../../../platform/database/index.js';
import type { StaffRoleRow } from '../staff-role.entity.js';
import { type StaffRow, staffEntity } from '../staff.entity.js';

type Query = HandlerInput<typeof listStaff>['query'];

/** Of a composed role; null for a built-in one. */
type RoleTermsRow = Pick<StaffRoleRow, 'permissions'> &
  Renamed<StaffRoleRow, { refundLimit: 'refund_limit_in_cents' }>;

/** A member of staff as colleagues see them. */
export type Member = Pick<StaffRow, 'id' | 'email' | 'name' | 'role' | 'version'> &
  Renamed<StaffRow, { isActive: 'is_active'; createdAt: 'created_at' }> &
  Computed<{ hasPassword: boolean; hasSecondFactor: boolean; lastSeenAt: Date | null }> &
  OuterJoined<RoleTermsRow>;

const COLUMNS = `
  p.id, p.email, p.name, p.role, p.version, p.is_active AS "isActive", p.password_hash IS NOT NULL AS "hasPassword",
  p.totp_confirmed_at IS NOT NULL OR EXISTS (SELECT FROM identity.staff_passkey k WHERE k.staff_id = p.id)
    AS "hasSecondFactor",
  p.created_at AS "createdAt", r.permissions, r.refund_limit_in_cents AS "refundLimit",
  (SELECT max(s.seen_at) FROM identity.staff_session s WHERE s.staff_id = p.id) AS "lastSeenAt"`;

const FROM = 'FROM identity.staff p LEFT JOIN identity.staff_role r ON r.name = p.role';
const BY_ID = ['SELECT', COLUMNS, FROM, 'WHERE p.id = $1'].join(' ');
const ACTIVE = ['SELECT', COLUMNS, FROM, 'WHERE p.is_active'].join(' ');

const STATES = {
  waiting: "p.role = ''",
  invited: "p.is_active AND p.password_hash IS NULL AND p.role <> ''",
  active: 'p.is_active AND p.password_hash IS NOT NULL',
  deactivated: "NOT p.is_active AND p.role <> ''",
} as const;

const ORDER_BY = {
  name: 'lower(p.name)',
  email: 'p.email',
  role: 'p.role',
  createdAt: 'p.created_at',
  id: 'p.id',
} as const satisfies Record<NonNullable<Query['sort']>[0], string>;

// Serializes all changes of staff and roles, so the facts behind their rules can't move meanwhile.
const LOCK = 'SELECT pg_advisory_xact_lock(5842, 2)';

const INSERT = `
  INSERT INTO identity.staff (id, email, name, role, password_hash, is_active) VALUES ($1, $2, $3, '', NULL, FALSE)
  ON CONFLICT (email) DO NOTHING`;

const NEXT_VERSION = { version: () => 'version + 1' };

const conditions = ({ id, q, role, state }: NonNullable<Query['filter']>): Condition[] => [
  ...withIds('p.id', id),
  ...when(q, "p.name || ' ' || p.email ILIKE ?", (text) => [containing(text)]),
  ...when(role, 'p.role = ?', (name) => [name]),
  ...(state === undefined ? [] : [{ sql: STATES[state], params: [] }]),
];

/** Staff accounts as their colleagues look after them. */
@Injectable()
export class TeamRepository {
  /** Keeps everybody else from changing staff and roles until the transaction ends. */
  async lock(tx: Transaction): Promise<void> {
    await tx.query(LOCK);
  }

  find(db: SqlRunner, staffId: string): Promise<Member | null> {
    return db.one<Member>(BY_ID, [staffId]);
  }

  /** Everyone with access. */
  active(db: SqlRunner): Promise<Member[]> {
    return db.query<Member>(ACTIVE);
  }

  async page(
    db: SqlRunner,
    { filter = {}, sort: [column, direction] = ['name', 'ASC'], range: [from, to] }: Query,
  ): Promise<{ rows: Member[]; total: number }> {
    const where = whereAll(conditions(filter));
    const order = ['ORDER BY', ORDER_BY[column], direction, ', p.id', direction].join(' ');
    const limits = `LIMIT $${where.params.length + 1} OFFSET $${where.params.length + 2}`;
    const rows = await db.query<Member>(
      ['SELECT', COLUMNS, FROM, 'WHERE', where.sql, order, limits].join(' '),
      [...where.params, to - from + 1, from],
    );
    const counted = await db.one<Computed<{ total: number }>>(
      ['SELECT count(*)::int AS total', FROM, 'WHERE', where.sql].join(' '),
      where.params,
    );
    return { rows, total: counted?.total ?? 0 };
  }

  /** A new person without access or role. False if the address is taken. */
  async insert(
    tx: Transaction,
    { id, email, name }: Pick<Member, 'id' | 'email' | 'name'>,
  ): Promise<boolean> {
    return (await tx.execute(INSERT, [id, email.toLowerCase(), name])) === 1;
  }

  async rename(tx: Transaction, staffId: string, name: string): Promise<void> {
    await tx.repository(staffEntity).update({ id: staffId }, { name, ...NEXT_VERSION });
  }

  /** Also gives access. */
  async giveRole(tx: Transaction, staffId: string, role: string): Promise<void> {
    await tx.repository(staffEntity).update({ id: staffId }, { role, is_active: true, ...NEXT_VERSION });
  }

  async deactivate(tx: Transaction, staffId: string): Promise<void> {
    await tx.repository(staffEntity).update({ id: staffId }, { is_active: false, ...NEXT_VERSION });
  }

  async newVersion(tx: Transaction, staffId: string): Promise<void> {
    await tx.repository(staffEntity).update({ id: staffId }, NEXT_VERSION);
  }

  /** Deletes a person who never got a role. */
  async removeUninvited(tx: Transaction, staffId: string): Promise<boolean> {
    const uninvited = { id: staffId, role: '', password_hash: IsNull() };
    return (await tx.repository(staffEntity).delete(uninvited)).affected === 1;
  }
}
