import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listPrivacyRequests } from '@simpletread/contract';

import { Database, when, whereAll, withIds } from '../platform/database/index.js';
import type { PrivacyRequest } from './privacy-request.js';
import { adminView } from './privacy-view.js';

type Query = HandlerInput<typeof listPrivacyRequests>['query'];
type Page = HandlerReply<typeof listPrivacyRequests>;

const COLUMNS = `
  SELECT id AS "requestId", kind, account_id AS "accountId", state, asked_by AS "askedBy", staff_name AS "staffName",
    steps_done AS "stepsDone", step_count AS "stepCount", blocked_by AS "blockedBy", asked_at AS "askedAt", due_at AS "dueAt",
    started_at AS "startedAt", finished_at AS "finishedAt", expires_at AS "expiresAt", NULL AS person
  FROM privacy.request WHERE`;

const ORDER: Readonly<Record<NonNullable<Query['sort']>[0], string>> = {
  askedAt: 'asked_at',
  dueAt: 'due_at',
  id: 'id',
};

const rowOf = (request: PrivacyRequest): Page['items'][number] => {
  const {
    startedAt: _,
    expiresAt: __,
    steps: ___,
    blockedBy: ____,
    canCancel: _____,
    ...row
  } = adminView(request);
  return row;
};

/** The console's list of what people asked about their data. */
@Injectable()
export class RequestListReader {
  constructor(private readonly database: Database) {}

  async page({ filter = {}, sort = ['askedAt', 'DESC'], range: [first, last] }: Query): Promise<Page> {
    const { sql, params } = whereAll([
      ...withIds('id', filter.id),
      ...when(filter.kind, 'kind = ?', (kind) => [kind]),
      ...when(filter.state, 'state = ?', (state) => [state]),
      ...when(filter.accountId, 'account_id = ?', (id) => [id]),
    ]);
    const [column, direction] = sort;
    const order = ['ORDER BY', ORDER[column], direction, ', id', direction].join(' ');
    const limits = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
    const [rows, counted] = await Promise.all([
      this.database.query<PrivacyRequest>([COLUMNS, sql, order, limits].join(' '), [
        ...params,
        last - first + 1,
        first,
      ]),
      this.database.one<{ total: number }>(
        ['SELECT count(*)::int AS total FROM privacy.request WHERE', sql].join(' '),
        params,
      ),
    ]);
    return { items: rows.map(rowOf), total: counted?.total ?? 0 };
  }
}
