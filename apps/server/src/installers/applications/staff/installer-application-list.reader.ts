import { Injectable } from '@nestjs/common';
import type {
  HandlerInput,
  HandlerReply,
  InstallerApplicationRow,
  listInstallerApplications,
} from '@simpletread/contract';

import { containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { InstallerApplicationRow as StoredRow } from '../installer-application.entity.js';

type Query = HandlerInput<typeof listInstallerApplications>['query'];
type Page = HandlerReply<typeof listInstallerApplications>;
type Column = NonNullable<Query['sort']>[0];

type Row = Pick<
  StoredRow,
  | 'id'
  | 'company'
  | 'first_name'
  | 'last_name'
  | 'city'
  | 'state_code'
  | 'zip'
  | 'state'
  | 'assigned_name'
  | 'version'
  | 'created_at'
  | 'updated_at'
>;

const IS_OPEN = "(a.state IN ('submitted', 'inReview', 'questionAsked')) = ?";
const IS_OUR_TURN = "(a.state IN ('submitted', 'inReview')) = ?";
const SEARCHED =
  "a.company || ' ' || a.first_name || ' ' || a.last_name || ' ' || a.city || ' ' || a.email ILIKE ?";

const APPLICATIONS: ListStatement<Column> = {
  columns: `a.id, a.company, a.first_name, a.last_name, a.city, a.state_code, a.zip, a.state, a.assigned_name, a.version, a.created_at,
    a.updated_at`,
  details: 'installer_applications.application a',
  from: 'installer_applications.application a',
  key: 'a.id',
  orderBy: {
    createdAt: { by: 'a.created_at' },
    updatedAt: { by: 'a.updated_at' },
    company: { by: 'a.company' },
    id: { by: 'a.id' },
  },
};

const rowOf = (row: Row): InstallerApplicationRow => ({
  id: row.id,
  company: row.company,
  applicant: `${row.first_name} ${row.last_name}`.trim(),
  city: row.city,
  state: row.state_code,
  zip: row.zip,
  status: row.state,
  assignee: row.assigned_name,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** Shops that apply. Unconfirmed applications are hidden unless asked for. */
@Injectable()
export class InstallerApplicationListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['createdAt', 'DESC'], range }: Query, staffId: string): Promise<Page> {
    const isHidden = filter.status === undefined && filter.id === undefined;
    const { rows, total } = await this.lists.page<Row, Column>(APPLICATIONS, {
      where: [
        ...withIds('a.id', filter.id),
        ...when(isHidden ? 'awaitingEmail' : undefined, 'a.state <> ?', (state) => [state]),
        ...when(filter.q, SEARCHED, (q) => [containing(q)]),
        ...when(filter.status, 'a.state = ?', (state) => [state]),
        ...when(filter.isOurTurn, IS_OUR_TURN, (isOurTurn) => [isOurTurn]),
        ...when(filter.isOpen, IS_OPEN, (isOpen) => [isOpen]),
        ...when(filter.isMine, '(a.assigned_to IS NOT DISTINCT FROM ?) = ?', (isMine) => [staffId, isMine]),
        ...when(filter.state, 'a.state_code = ?', (state) => [state.toUpperCase()]),
        ...when(filter.zip, 'a.zip = ?', (zip) => [zip]),
      ],
      sort,
      range,
    });
    return { items: rows.map(rowOf), total };
  }
}
