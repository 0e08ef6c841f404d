import { Injectable } from '@nestjs/common';
import type { getMessage, HandlerInput, HandlerReply, listMessages } from '@simpletread/contract';

import { Config } from '../../config/index.js';
import { containing, Database, when, withIds } from '../../database/index.js';
import { ListReader, type ListStatement } from '../../lists/index.js';
import type { MessageRow } from '../message.entity.js';
import { hideLinks } from './hide-links.js';

type Query = HandlerInput<typeof listMessages>['query'];
type Page = HandlerReply<typeof listMessages>;
type Column = NonNullable<Query['sort']>[0];

type ListedRow = Omit<MessageRow, 'body_html' | 'attempts' | 'provider_id'>;

const COLUMNS = `
  m.id, m.channel, m.recipient, m.template, m.subject, m.body_text, m.order_id, m.state, m.failure, m.created_at, m.sent_at`;

const MESSAGES: ListStatement<Column> = {
  columns: COLUMNS,
  details: 'platform.message m',
  from: 'platform.message m',
  key: 'm.id',
  orderBy: {
    createdAt: { by: 'm.created_at' },
    id: { by: 'm.id' },
  },
};

const BY_ID = ['SELECT', COLUMNS, ', m.body_html FROM platform.message m WHERE m.id = $1'].join(' ');

interface Shown {
  readonly hasOpenLinks: boolean;
  readonly text: (text: string) => string;
}

const messageOf = (row: ListedRow, shown: Shown): Page['items'][number] => ({
  id: row.id,
  channel: row.channel,
  recipient: row.recipient,
  template: row.template,
  subject: row.subject,
  bodyText: shown.text(row.body_text),
  orderId: row.order_id,
  state: row.state,
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  hasOpenLinks: shown.hasOpenLinks,
});

/**
 * Mails and texts that left, wait or failed. Links that open an account are hidden, save in a demonstration without second
 * factors, where this list is everyone's mailbox.
 */
@Injectable()
export class MessageListReader {
  private readonly shown: Shown;

  constructor(
    config: Config,
    private readonly lists: ListReader,
    private readonly database: Database,
  ) {
    this.shown = config.isSecondFactorRequired
      ? { hasOpenLinks: false, text: hideLinks }
      : { hasOpenLinks: true, text: (text) => text };
  }

  async page({ filter = {}, sort = ['createdAt', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedRow, Column>(MESSAGES, {
      where: [
        ...withIds('m.id', filter.id),
        ...when(filter.q, "m.recipient || ' ' || coalesce(m.subject, '') ILIKE ?", (q) => [containing(q)]),
        ...when(filter.channel, 'm.channel = ?', (channel) => [channel]),
        ...when(filter.state, 'm.state = ?', (state) => [state]),
        ...when(filter.orderId, 'm.order_id = ?', (orderId) => [orderId]),
      ],
      sort,
      range,
    });
    return { items: rows.map((row) => messageOf(row, this.shown)), total };
  }

  async find(id: string): Promise<HandlerReply<typeof getMessage> | null> {
    const row = await this.database.one<ListedRow & Pick<MessageRow, 'body_html'>>(BY_ID, [id]);
    if (row === null) return null;
    const bodyHtml = row.body_html === null ? null : this.shown.text(row.body_html);
    return { ...messageOf(row, this.shown), bodyHtml };
  }
}
