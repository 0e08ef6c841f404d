import type { Customer } from '@simpletread/contract';
import {
  cents,
  formatMoney,
  formatOrderNumber,
  formatPriceClaimNumber,
  formatQuoteNumber,
  formatReturnNumber,
  openPromise,
  priceClaimStateWord,
  quoteStateAt,
  returnStateWord,
} from '@simpletread/domain';

import type { TheirClaim, TheirOrder, TheirQuote, TheirReturn } from './customer-orders.reader.js';

type Work = Customer['openWork'][number];

const OPEN_RETURNS: readonly TheirReturn['state'][] = [
  'requested',
  'appealed',
  'approved',
  'received',
  'awaitingApproval',
  'refunding',
];
const OPEN_CLAIMS: readonly TheirClaim['state'][] = ['requested', 'awaitingApproval', 'refunding'];

const ofOrder = (order: TheirOrder): Work[] =>
  order.cancel_requested_at === null
    ? []
    : [
        {
          kind: 'order',
          id: order.id,
          title: formatOrderNumber(order.number),
          detail: 'Cancellation waits for approval',
          dueAt: null,
          isOurs: true,
        },
      ];

const ofReturn = (row: TheirReturn): Work[] => {
  if (!OPEN_RETURNS.includes(row.state)) return [];
  const promise = openPromise({
    state: row.state,
    requestedAt: row.requested_at,
    appealedAt: row.appealed_at,
    receivedAt: row.received_at,
  });
  return [
    {
      kind: 'return',
      id: row.id,
      title: formatReturnNumber(row.number),
      detail: returnStateWord(row.state),
      dueAt: promise?.dueAt.toISOString() ?? null,
      isOurs: promise !== null,
    },
  ];
};

const ofClaim = (row: TheirClaim): Work[] =>
  OPEN_CLAIMS.includes(row.state)
    ? [
        {
          kind: 'priceClaim',
          id: row.id,
          title: formatPriceClaimNumber(row.number),
          detail: priceClaimStateWord(row.state),
          dueAt: row.state === 'refunding' ? null : (row.due_at?.toISOString() ?? null),
          isOurs: row.due_at !== null,
        },
      ]
    : [];

const ofQuote = (row: TheirQuote, now: Date): Work[] => {
  const state = quoteStateAt(row.state, row.ends_at, now);
  if (state !== 'sent' && state !== 'opened') return [];
  const total = row.total_in_cents === null ? '' : `, ${formatMoney(cents(row.total_in_cents))}`;
  return [
    {
      kind: 'quote',
      id: row.id,
      title: formatQuoteNumber(row.number),
      detail: `${state === 'sent' ? 'Sent' : 'Opened'}${total}`,
      dueAt: row.ends_at?.toISOString() ?? null,
      isOurs: false,
    },
  ];
};

interface Theirs {
  readonly orders: readonly TheirOrder[];
  readonly returns: readonly TheirReturn[];
  readonly claims: readonly TheirClaim[];
  readonly quotes: readonly TheirQuote[];
}

const urgency = ({ isOurs, dueAt }: Work): string => `${isOurs ? 0 : 1} ${dueAt ?? '9'}`;

/** Open requests of a customer: those that wait for us first, then the nearest end. */
export const openWorkOf = ({ orders, returns, claims, quotes }: Theirs, now: Date): Work[] =>
  [
    ...orders.flatMap(ofOrder),
    ...returns.flatMap(ofReturn),
    ...claims.flatMap(ofClaim),
    ...quotes.flatMap((row) => ofQuote(row, now)),
  ].sort((a, b) => (urgency(a) < urgency(b) ? -1 : 1));
