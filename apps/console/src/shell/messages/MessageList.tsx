import { messageTemplateLabel } from '@simpletread/domain';

import { StateChip } from '../detail/index.js';
import {
  BulkOwner,
  type Column,
  type FilterField,
  ListPage,
  OWNER_COLUMN,
  useOwnerFilter,
} from '../list/index.js';
import { Instant } from '../time/index.js';
import { ListMailboxNote } from './MailboxNote.js';
import { CHANNEL_LABELS, MESSAGE_FACES, messageFace, messageTitle, type MessageRow } from './message-row.js';

const COLUMNS: readonly Column<MessageRow>[] = [
  { id: 'subject', label: 'Subject', render: messageTitle },
  { id: 'channel', label: 'Kind', from: 'L', render: (row) => CHANNEL_LABELS[row.channel] },
  { id: 'recipient', label: 'To', from: 'M', render: (row) => row.recipient },
  { id: 'template', label: 'Template', from: 'XXL', render: (row) => messageTemplateLabel(row.template) },
  {
    id: 'state',
    label: 'State',
    render: (row) => <StateChip face={messageFace({ state: row.state, isDone: row.followUp !== null })} />,
  },
  {
    id: 'failure',
    label: 'Why it failed',
    from: 'XL',
    render: (row) => row.failure ?? '',
  },
  OWNER_COLUMN,
  {
    id: 'created',
    label: 'Created',
    sortBy: 'createdAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.createdAt} isFull />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'channel',
    label: 'Kind',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'sms', label: 'Text' },
    ],
  },
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: Object.entries(MESSAGE_FACES).map(([value, { label }]) => ({ value, label })),
  },
];

/** All mails and texts; new ones appear automatically. */
export const MessageList = () => {
  const owner = useOwnerFilter('messages');
  return (
    <ListPage<MessageRow>
      resource="messages"
      title="Messages"
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchHint="Recipient or subject"
      filters={[...FILTERS, ...owner]}
      views={[
        { name: 'All', filter: {} },
        { name: 'Emails', filter: { channel: 'email' } },
        { name: 'Texts', filter: { channel: 'sms' } },
        { name: 'Waiting', filter: { state: 'queued' }, isCounted: true },
        { name: 'Failed', filter: { isOpen: true }, isCounted: true },
        { name: 'Mine', filter: { isOpen: true, owner: 'me' } },
      ]}
      savedFor="messages"
      above={<ListMailboxNote />}
      columns={COLUMNS}
      nameOf={messageTitle}
      bulkActions={(ids) => <BulkOwner<MessageRow> kind="messages" ids={ids} nameOf={messageTitle} />}
      isSelectable
    />
  );
};
