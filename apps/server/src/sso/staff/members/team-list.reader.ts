import { Injectable } from '@nestjs/common';
import type { HandlerInput, listStaff } from '@simpletread/contract';

import { type Condition, containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { type Member, MEMBER_COLUMNS, MEMBER_FROM } from './team.repository.js';

type Query = HandlerInput<typeof listStaff>['query'];

type Column = NonNullable<Query['sort']>[0];

const TEAM: ListStatement<Column> = {
  columns: MEMBER_COLUMNS,
  details: ['(', MEMBER_FROM, ')'].join(' '),
  from: 'identity.staff p',
  key: 'p.id',
  orderBy: {
    name: { by: 'lower(p.name)' },
    email: { by: 'p.email' },
    role: { by: 'p.role' },
    createdAt: { by: 'p.created_at' },
    id: { by: 'p.id' },
  },
};

const STATES = {
  waiting: "p.role = ''",
  invited: "p.is_active AND p.password_hash IS NULL AND p.role <> ''",
  active: 'p.is_active AND p.password_hash IS NOT NULL',
  deactivated: "NOT p.is_active AND p.role <> ''",
} as const;

const conditions = ({ id, q, role, state }: NonNullable<Query['filter']>): Condition[] => [
  ...withIds('p.id', id),
  ...when(q, "p.name || ' ' || p.email ILIKE ?", (text) => [containing(text)]),
  ...when(role, 'p.role = ?', (name) => [name]),
  ...(state === undefined ? [] : [{ sql: STATES[state], params: [] }]),
];

/** The list of staff accounts. */
@Injectable()
export class TeamListReader {
  constructor(private readonly lists: ListReader) {}

  page({ filter = {}, sort = ['name', 'ASC'], range }: Query): Promise<{ rows: Member[]; total: number }> {
    return this.lists.page<Member, Column>(TEAM, { where: conditions(filter), sort, range });
  }
}
