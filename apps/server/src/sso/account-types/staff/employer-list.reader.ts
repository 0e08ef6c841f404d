import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listEmployers } from '@simpletread/contract';

import { type Computed, containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { COUNTED_EMPLOYER, type CountedEmployer } from '../employers/employer.repository.js';

type Query = HandlerInput<typeof listEmployers>['query'];
type Page = HandlerReply<typeof listEmployers>;
type Column = NonNullable<Query['sort']>[0];

type ListedRow = CountedEmployer & Computed<{ approval_id: string | null }>;

const EMPLOYERS: ListStatement<Column> = {
  columns: [
    COUNTED_EMPLOYER,
    `, (SELECT p.id FROM approvals.approval p
        WHERE p.kind = 'account.employer' AND p.subject_id = e.id::text AND p.state = 'pending') AS approval_id`,
  ].join(' '),
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
    const { rows, total } = await this.lists.page<ListedRow, Column>(EMPLOYERS, {
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
      domains: [...row.domains],
      isActive: row.is_active,
      employeeCount: row.employee_count,
      approvalId: row.approval_id,
      version: row.version,
      createdAt: row.created_at.toISOString(),
    }));
    return { items, total };
  }
}
