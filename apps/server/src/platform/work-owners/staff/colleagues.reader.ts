import { Injectable } from '@nestjs/common';
import type { WorkOwner } from '@simpletread/contract';
import { findStaffRole, OWNED_RECORDS, type OwnedRecord, permissionsOf } from '@simpletread/domain';

import type { Computed, SqlRunner } from '../../database/index.js';

type ColleagueRow = Computed<{
  id: string;
  name: string;
  role: string;
  permissions: readonly string[] | null;
}>;

const COLLEAGUES = `
  SELECT p.id, p.name, p.role, r.permissions FROM identity.staff p LEFT JOIN identity.staff_role r ON r.name = p.role
  WHERE p.is_active ORDER BY p.name, p.id`;

const grantedTo = ({ role, permissions }: ColleagueRow): readonly string[] => {
  const own = findStaffRole(role);
  return own === null ? (permissions ?? []) : permissionsOf(own);
};

/** Staff who can own records of a kind: with access now, and with a role that does this work. */
@Injectable()
export class ColleaguesReader {
  async of(db: SqlRunner, kind: OwnedRecord): Promise<WorkOwner[]> {
    const { reads, works } = OWNED_RECORDS[kind];
    const rows = await db.query<ColleagueRow>(COLLEAGUES, []);
    return rows
      .filter((row) => [reads, works, 'work.assign'].every((each) => grantedTo(row).includes(each)))
      .map(({ id, name }) => ({ staffId: id, name }));
  }
}
