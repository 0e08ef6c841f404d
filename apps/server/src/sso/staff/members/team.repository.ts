import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import {
  type Computed,
  type OuterJoined,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import type { StaffRoleRow } from '../staff-role.entity.js';
import { type StaffRow, staffEntity } from '../staff.entity.js';

/** Of a composed role; null for one that comes with the console. */
type RoleTermsRow = Pick<StaffRoleRow, 'permissions'> &
  Renamed<StaffRoleRow, { refundLimit: 'refund_limit_in_cents' }>;

/** A member of staff as colleagues see them. */
export type Member = Pick<StaffRow, 'id' | 'email' | 'name' | 'role' | 'version'> &
  Renamed<StaffRow, { isActive: 'is_active'; createdAt: 'created_at' }> &
  Computed<{ hasPassword: boolean; hasSecondFactor: boolean; lastSeenAt: Date | null }> &
  OuterJoined<RoleTermsRow>;

/** The columns of `Member`, of `MEMBER_FROM`. */
export const MEMBER_COLUMNS = `
  p.id, p.email, p.name, p.role, p.version, p.is_active AS "isActive", p.password_hash IS NOT NULL AS "hasPassword",
  p.totp_confirmed_at IS NOT NULL OR EXISTS (SELECT FROM identity.staff_passkey k WHERE k.staff_id = p.id)
    AS "hasSecondFactor",
  p.created_at AS "createdAt", r.permissions, r.refund_limit_in_cents AS "refundLimit",
  (SELECT max(s.seen_at) FROM identity.staff_session s WHERE s.staff_id = p.id) AS "lastSeenAt"`;

export const MEMBER_FROM = 'identity.staff p LEFT JOIN identity.staff_role r ON r.name = p.role';
const BY_ID = ['SELECT', MEMBER_COLUMNS, 'FROM', MEMBER_FROM, 'WHERE p.id = $1'].join(' ');
const ACTIVE = ['SELECT', MEMBER_COLUMNS, 'FROM', MEMBER_FROM, 'WHERE p.is_active'].join(' ');

// Changes of staff or roles wait here, so that the team does not change while its rules are checked.
const LOCK = 'SELECT pg_advisory_xact_lock(5842, 2)';

const INSERT = `
  INSERT INTO identity.staff (id, email, name, role, password_hash, is_active) VALUES ($1, $2, $3, '', NULL, FALSE)
  ON CONFLICT (email) DO NOTHING`;

const NEXT_VERSION = { version: () => 'version + 1' };

/** Staff accounts as their colleagues look after them. */
@Injectable()
export class TeamRepository {
  /** Blocks all other changes of staff and roles until the transaction ends. */
  async lock(tx: Transaction): Promise<void> {
    await tx.query(LOCK);
  }

  find(db: SqlRunner, staffId: string): Promise<Member | null> {
    return db.one<Member>(BY_ID, [staffId]);
  }

  /** All staff with access. */
  active(db: SqlRunner): Promise<Member[]> {
    return db.query<Member>(ACTIVE);
  }

  /** Adds a person without access or role yet; false if the address is taken. */
  async insert(
    tx: Transaction,
    { id, email, name }: Pick<Member, 'id' | 'email' | 'name'>,
  ): Promise<boolean> {
    return (await tx.execute(INSERT, [id, email.toLowerCase(), name])) === 1;
  }

  async rename(tx: Transaction, staffId: string, name: string): Promise<void> {
    await tx.repository(staffEntity).update({ id: staffId }, { name, ...NEXT_VERSION });
  }

  /** Gives access, too. */
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
