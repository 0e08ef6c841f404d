import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listSubscribers } from '@simpletread/contract';
import { listConsentText, mailboxOf, maskEmail, may, type PermissionHolder } from '@simpletread/domain';

import { containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { SubscriberRow } from '../subscriber.entity.js';
import { SubscriberTokens } from '../subscriber-tokens.js';

type Query = HandlerInput<typeof listSubscribers>['query'];
type Page = HandlerReply<typeof listSubscribers>;
type Column = NonNullable<Query['sort']>[0];

type Row = Pick<
  SubscriberRow,
  'id' | 'email' | 'state' | 'consent_version' | 'asked_at' | 'confirmed_at' | 'left_at' | 'left_by'
>;

const SUBSCRIBERS: ListStatement<Column> = {
  columns: 's.id, s.email, s.state, s.consent_version, s.asked_at, s.confirmed_at, s.left_at, s.left_by',
  details: 'content.subscriber s',
  from: 'content.subscriber s',
  key: 's.id',
  orderBy: {
    askedAt: { by: 's.asked_at' },
    confirmedAt: { by: 's.confirmed_at' },
    leftAt: { by: 's.left_at' },
    id: { by: 's.id' },
  },
};

/** The mailing list for staff. Those who don't see contacts find nobody by address, which a search would reveal. */
@Injectable()
export class SubscriberListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly tokens: SubscriberTokens,
  ) {}

  async page(
    { filter = {}, sort = ['askedAt', 'DESC'], range }: Query,
    viewer: PermissionHolder,
  ): Promise<Page> {
    const seesContacts = may(viewer, 'contacts.read');
    const { rows, total } = await this.lists.page<Row, Column>(SUBSCRIBERS, {
      where: [
        ...withIds('s.id', filter.id),
        ...when(filter.state, 's.state = ?', (state) => [state]),
        ...when(filter.q?.trim() === '' ? undefined : filter.q, SEARCHED, (q) => [
          seesContacts,
          containing(q.trim().toLowerCase()),
          mailboxOf(q.trim()),
        ]),
      ],
      sort,
      range,
    });
    return { items: rows.map((row) => this.rowOf(row, seesContacts)), total };
  }

  private rowOf(row: Row, seesContacts: boolean): Page['items'][number] {
    const isMailed = row.state === 'subscribed';
    return {
      id: row.id,
      email: seesContacts ? row.email : maskEmail(row.email),
      state: row.state,
      consent: listConsentText(row.consent_version),
      askedAt: row.asked_at.toISOString(),
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      leftAt: row.left_at?.toISOString() ?? null,
      leftBy: row.left_by,
      leaveUrl: isMailed && seesContacts ? this.tokens.page(row.id) : null,
    };
  }
}

const SEARCHED = '(?::boolean AND (lower(s.email) LIKE ? OR s.mailbox = ?))';
