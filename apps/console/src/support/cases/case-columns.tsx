import type { AdminCaseRow } from '@simpletread/contract';
import {
  CASE_CHANNELS,
  CASE_PRIORITIES,
  CASE_STATES,
  caseChannelLabel,
  casePriorityLabel,
  caseStateWord,
} from '@simpletread/domain';

import { StateChip } from '../../shell/detail/index.js';
import { type Column, type FilterField, OWNER_COLUMN } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { CASE_FACES } from './case-face.js';
import { AnswerClock } from './CaseRow.js';

/** The inbox as a table. */
export const CASE_COLUMNS: readonly Column<AdminCaseRow>[] = [
  { id: 'number', label: 'Case', render: ({ caseNumber }) => caseNumber },
  { id: 'customer', label: 'Customer', from: 'M', render: ({ name }) => name },
  { id: 'subject', label: 'Subject', render: ({ subject }) => subject },
  { id: 'state', label: 'State', render: ({ state }) => <StateChip face={CASE_FACES[state]} /> },
  {
    id: 'answer',
    label: 'Answer in',
    sortBy: 'answerDueAt',
    from: 'M',
    render: (record) => (record.answerDueAt === null ? '–' : <AnswerClock record={record} />),
  },
  { id: 'priority', label: 'Priority', from: 'L', render: ({ priority }) => casePriorityLabel(priority) },
  { id: 'tags', label: 'Tags', from: 'L', render: ({ tags }) => tags.join(', ') || '–' },
  OWNER_COLUMN,
  { id: 'order', label: 'Order', from: 'XXL', render: ({ orderNumber }) => orderNumber ?? '–' },
  { id: 'channel', label: 'Channel', from: 'XXL', render: ({ channel }) => caseChannelLabel(channel) },
  {
    id: 'lastMessage',
    label: 'Last message',
    sortBy: 'lastMessageAt',
    isEnd: true,
    from: 'L',
    render: ({ lastMessageAt }) => <Instant at={lastMessageAt} isFull />,
  },
  {
    id: 'opened',
    label: 'Opened',
    sortBy: 'openedAt',
    isEnd: true,
    from: 'XXL',
    render: ({ openedAt }) => <Instant at={openedAt} isFull />,
  },
];

export const CASE_FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: CASE_STATES.map((state) => ({ value: state, label: caseStateWord(state) })),
  },
  {
    kind: 'choice',
    source: 'priority',
    label: 'Priority',
    options: CASE_PRIORITIES.map((priority) => ({ value: priority, label: casePriorityLabel(priority) })),
  },
  {
    kind: 'choice',
    source: 'channel',
    label: 'Channel',
    options: CASE_CHANNELS.map((channel) => ({ value: channel, label: caseChannelLabel(channel) })),
  },
  { kind: 'text', source: 'tag', label: 'Tag' },
  { kind: 'flag', source: 'isOverdue', label: 'Deadline', yes: 'Overdue', no: 'On time' },
  { kind: 'flag', source: 'isChatWaiting', label: 'Live chat', yes: 'Waiting', no: 'Not waiting' },
  { kind: 'flag', source: 'isMine', label: 'Mine', yes: 'Mine', no: 'Not mine' },
  { kind: 'flag', source: 'hasOwner', label: 'Owner', yes: 'Assigned', no: 'Unassigned' },
];
