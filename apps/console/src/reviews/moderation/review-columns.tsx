import type { AdminReview } from '@simpletread/contract';
import {
  formatOrderNumber,
  type OrderNumber,
  REVIEW_STATES,
  reviewSignLabel,
  reviewStateWord,
} from '@simpletread/domain';

import { StateChip } from '../../shell/detail/index.js';
import { type Column, type FilterField, OWNER_COLUMN } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { REVIEW_FACES } from './review-face.js';

/** Reviews as a table. */
export const REVIEW_COLUMNS: readonly Column<AdminReview>[] = [
  { id: 'writer', label: 'Writer', render: ({ authorName }) => authorName },
  { id: 'tires', label: 'Tires or shop', render: ({ subject }) => subject.name },
  { id: 'rating', label: 'Rating', isEnd: true, from: 'M', render: ({ rating }) => rating.toFixed(1) },
  { id: 'summary', label: 'Summary', from: 'XXL', render: ({ summary }) => summary },
  { id: 'state', label: 'State', render: ({ state }) => <StateChip face={REVIEW_FACES[state]} /> },
  {
    id: 'signs',
    label: 'Signs',
    sortBy: 'suspicion',
    from: 'XL',
    render: ({ signs: [first, ...rest] }) =>
      first === undefined
        ? '–'
        : `${reviewSignLabel(first.kind)}${rest.length > 0 ? ` and ${rest.length} more` : ''}`,
  },
  {
    id: 'order',
    label: 'Order',
    from: 'XXL',
    render: ({ order }) => (order === null ? '–' : formatOrderNumber(order.orderNumber as OrderNumber)),
  },
  OWNER_COLUMN,
  {
    id: 'due',
    label: 'Due',
    sortBy: 'dueAt',
    from: 'M',
    render: ({ dueAt }) => (dueAt === null ? '–' : <Instant at={dueAt} isFull />),
  },
  {
    id: 'submitted',
    label: 'Written',
    sortBy: 'submittedAt',
    isEnd: true,
    from: 'L',
    render: ({ submittedAt }) => <Instant at={submittedAt} isFull />,
  },
  { id: 'decidedBy', label: 'Decided by', from: 'XXL', render: ({ decidedBy }) => decidedBy ?? '–' },
];

export const REVIEW_FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: REVIEW_STATES.map((state) => ({ value: state, label: reviewStateWord(state) })),
  },
  {
    kind: 'choice',
    source: 'subject',
    label: 'About',
    options: [
      { value: 'tire', label: 'Tires' },
      { value: 'shop', label: 'Shops' },
    ],
  },
  { kind: 'flag', source: 'isFlagged', label: 'Signs', yes: 'Flagged', no: 'Clean' },
  { kind: 'flag', source: 'isOverdue', label: 'Deadline', yes: 'Overdue', no: 'On time' },
];
