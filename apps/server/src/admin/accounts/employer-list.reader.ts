import { Injectable } from '@nestjs/common';
import type { EmployerRow, HandlerInput, HandlerReply, listEmployers } from '@simpletread/contract';

import { containing, when, withIds } from '../../platform/database/index.js';
import { ListReader, type ListStatement } from '../list/list-reader.js';

type Query = HandlerInput<typeof listEmployers>['query'];
type Page = HandlerReply<typeof listEmployers>;
type Column = NonNullable<Query['sort']>[0];

interface EmployerSqlRow {
  readonly id: string;
  readonly name: string;
  readonly type: EmployerRow['type'];
  readonly domains: string[];
  readonly is_active: boolean;
  readonly employee_count: number;
  readonly approval_id: string | null;
  readonly version: number;
  readonly created_at: Date;
}

const EMPLOYERS: ListStatement<Column> = {
  columns: `e.id, e.name, e.type, e.domains, e.is_active, e.version, e.created_at,
    (SELECT count(DISTINCT g.account_id)::int FROM account_types.account_grant g
     WHERE g.employer_id = e.id AND (g.until IS NULL OR g.until > now())) AS employee_count,
    (SELECT p.id FROM approvals.approval p
     WHERE p.kind = 'account.employer' AND p.subject_id = e.id::text AND p.state = 'pending') AS approval_id`,
  details: 'account_types.employer e',
  from: 'account_types.employer e',
  key: 'e.id',
  orderBy: { name: { by: 'e.name' }, createdAt: { by: 'e.created_at' }, id: { by: 'e.id' } },
};

/** Companies whose people buy as employees, with how many do. */
@Injectable()
export class EmployerListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['name', 'ASC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<EmployerSqlRow, Column>(EMPLOYERS, {
      where: [
        ...withIds('e.id', filter.id),
        ...when(filter.q, "e.name || ' ' || array_to_string(e.domains, ' ') ILIKE ?", (q) => [containing(q)]),
      ],
      sort,
      range,
    });
    const items = rows.map((row) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      domains: row.domains,
      isActive: row.is_active,
      employeeCount: row.employee_count,
      approvalId: row.approval_id,
      version: row.version,
      createdAt: row.created_at.toISOString(),
    }));
    return { items, total };
  }
}
