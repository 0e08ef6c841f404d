import { Injectable } from '@nestjs/common';
import {
  type AdminMessage,
  faultMessage,
  type HandlerInput,
  type HandlerReply,
  type listMessages,
} from '@simpletread/contract';
import { type SentMessage, sendAgainRefusal } from '@simpletread/domain';

import { Config } from '../../config/index.js';
import { type Computed, containing, Database, when, withIds } from '../../database/index.js';
import { ListReader, type ListStatement } from '../../lists/index.js';
import { ownedBy, ownerOf, type WithOwner } from '../../work-owners/index.js';
import type { MessageRow } from '../message.entity.js';
import { hideLinks } from './hide-links.js';

type Query = HandlerInput<typeof listMessages>['query'];
type Page = HandlerReply<typeof listMessages>;
type Column = NonNullable<Query['sort']>[0];

type ListedRow = Omit<MessageRow, 'body_html' | 'attempts' | 'provider_id' | 'request_key' | 'mailbox'> &
  Computed<{ repeated_by: string | null }>;

const COLUMNS = `
  m.id, m.channel, m.recipient, m.template, m.subject, m.body_text, m.order_id, m.state, m.failure, m.created_at, m.sent_at,
  m.written_by, m.repeats, m.followed_up_at, m.followed_up_by, m.closing_note,
  (SELECT r.id FROM platform.message r WHERE r.repeats = m.id ORDER BY r.created_at DESC LIMIT 1) AS repeated_by`;

const MESSAGES: ListStatement<Column> = {
  columns: [COLUMNS, ownerOf('messages', 'm.id')].join(', '),
  details: 'platform.message m',
  from: 'platform.message m',
  key: 'm.id',
  orderBy: {
    createdAt: { by: 'm.created_at' },
    id: { by: 'm.id' },
  },
};

const IS_OPEN = "m.state = 'failed' AND m.followed_up_at IS NULL";
const NOT_OPEN = "m.state <> 'failed' OR m.followed_up_at IS NOT NULL";

const BY_ID = ['SELECT', COLUMNS, ', m.body_html FROM platform.message m WHERE m.id = $1'].join(' ');

interface Shown {
  readonly hasOpenLinks: boolean;
  readonly text: (text: string) => string;
}

/** Returns the facts that decide if `row` can be sent again. */
export const sentMessageOf = (
  row: Pick<MessageRow, 'state' | 'template' | 'order_id' | 'body_text' | 'followed_up_at'>,
): SentMessage => ({
  state: row.state,
  template: row.template,
  isAboutOrder: row.order_id !== null,
  hasText: row.body_text !== '',
  isFollowedUp: row.followed_up_at !== null,
});

const followUpOf = (row: ListedRow): AdminMessage['followUp'] =>
  row.followed_up_at === null
    ? null
    : {
        at: row.followed_up_at.toISOString(),
        by: row.followed_up_by ?? '',
        kind: row.closing_note === null ? 'sentAgain' : 'closed',
        note: row.closing_note,
        messageId: row.closing_note === null ? row.repeated_by : null,
      };

const refusalOf = (row: ListedRow): string | null => {
  const code = sendAgainRefusal(sentMessageOf(row));
  return code === null ? null : faultMessage({ code, data: {} });
};

const messageOf = (row: ListedRow, shown: Shown): Omit<Page['items'][number], 'owner'> => ({
  id: row.id,
  channel: row.channel,
  recipient: row.recipient,
  template: row.template,
  subject: row.subject === null ? null : shown.text(row.subject),
  bodyText: shown.text(row.body_text),
  orderId: row.order_id,
  writtenBy: row.written_by,
  state: row.state,
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  followUp: followUpOf(row),
  repeats: row.repeats,
  sendAgainRefusal: refusalOf(row),
  hasOpenLinks: shown.hasOpenLinks,
});

/**
 * Mails and texts that left, wait or failed. Links that open an account and codes are hidden, save in a demonstration without second
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

  async page({ filter = {}, sort = ['createdAt', 'DESC'], range }: Query, viewerId: string): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedRow & Computed<WithOwner>, Column>(MESSAGES, {
      where: [
        ...withIds('m.id', filter.id),
        ...when(filter.q, "m.recipient || ' ' || coalesce(m.subject, '') ILIKE ?", (q) => [containing(q)]),
        ...when(filter.channel, 'm.channel = ?', (channel) => [channel]),
        ...when(filter.state, 'm.state = ?', (state) => [state]),
        ...when(filter.orderId, 'm.order_id = ?', (orderId) => [orderId]),
        ...when(filter.isOpen, filter.isOpen === false ? NOT_OPEN : IS_OPEN, () => []),
        ...ownedBy('messages', 'm.id', filter.owner, viewerId),
      ],
      sort,
      range,
    });
    return { items: rows.map((row) => ({ ...messageOf(row, this.shown), owner: row.owner })), total };
  }

  async find(id: string): Promise<AdminMessage | null> {
    const row = await this.database.one<ListedRow & Pick<MessageRow, 'body_html'>>(BY_ID, [id]);
    if (row === null) return null;
    const bodyHtml = row.body_html === null ? null : this.shown.text(row.body_html);
    return { ...messageOf(row, this.shown), bodyHtml };
  }
}
