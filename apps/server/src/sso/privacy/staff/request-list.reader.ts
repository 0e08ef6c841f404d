import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listPrivacyRequests } from '@simpletread/contract';

import { when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { staffView } from '../privacy-view.js';
import { type ListedRequest, REQUEST_COLUMNS, requestOf } from '../request.repository.js';

type Query = HandlerInput<typeof listPrivacyRequests>['query'];
type Page = HandlerReply<typeof listPrivacyRequests>;

type Column = NonNullable<Query['sort']>[0];

const REQUESTS: ListStatement<Column> = {
  columns: REQUEST_COLUMNS,
  details: 'privacy.request',
  from: 'privacy.request',
  key: 'id',
  orderBy: { askedAt: { by: 'asked_at' }, dueAt: { by: 'due_at' }, id: { by: 'id' } },
};

const rowOf = (request: ListedRequest): Page['items'][number] => {
  const {
    startedAt: _,
    expiresAt: __,
    steps: ___,
    blockedBy: ____,
    canCancel: _____,
    ...row
  } = staffView(requestOf({ ...request, person: null }));
  return row;
};

/** The console's list of what people asked about their data. */
@Injectable()
export class RequestListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['askedAt', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedRequest, Column>(REQUESTS, {
      where: [
        ...withIds('id', filter.id),
        ...when(filter.kind, 'kind = ?', (kind) => [kind]),
        ...when(filter.state, 'state = ?', (state) => [state]),
        ...when(filter.accountId, 'account_id = ?', (id) => [id]),
      ],
      sort,
      range,
    });
    return { items: rows.map(rowOf), total };
  }
}
