import { Injectable } from '@nestjs/common';
import type { Customer } from '@simpletread/contract';
import {
  cents,
  coverageClaimKindText,
  coverageClaimStateWord,
  formatCoverageClaimNumber,
  formatMoney,
  formatOrderNumber,
  formatPriceClaimNumber,
  formatQuoteNumber,
  formatReturnNumber,
  may,
  openPromise,
  type PermissionHolder,
  priceClaimStateWord,
  quoteStateAt,
  returnStateWord,
} from '@simpletread/domain';

import type { SqlRunner } from '../../../platform/database/index.js';
import {
  CustomerOrdersReader,
  type TheirCancelling,
  type TheirClaim,
  type TheirCoverageClaim,
  type TheirQuote,
  type TheirReturn,
} from './customer-orders.reader.js';

type Work = Customer['openWork'][number];

const OPEN_RETURNS = [
  'requested',
  'appealed',
  'approved',
  'received',
  'awaitingApproval',
  'refunding',
] as const satisfies readonly TheirReturn['state'][];
const OPEN_CLAIMS = [
  'requested',
  'awaitingApproval',
  'refunding',
] as const satisfies readonly TheirClaim['state'][];
const OPEN_COVERAGE_CLAIMS = [
  'requested',
  'moreAsked',
  'appealed',
  'awaitingApproval',
  'approved',
] as const satisfies readonly TheirCoverageClaim['state'][];
const OPEN_QUOTES = ['sent', 'opened'] as const satisfies readonly TheirQuote['state'][];

const ofOrder = ({ id, number, cancel_requested_at: since }: TheirCancelling): Work => ({
  kind: 'order',
  id,
  title: formatOrderNumber(number),
  detail: 'Cancellation awaiting approval',
  since: since.toISOString(),
  dueAt: null,
  isOurs: true,
});

const ofReturn = (row: TheirReturn): Work => {
  const promise = openPromise({
    state: row.state,
    requestedAt: row.requested_at,
    appealedAt: row.appealed_at,
    receivedAt: row.received_at,
  });
  return {
    kind: 'return',
    id: row.id,
    title: formatReturnNumber(row.number),
    detail: returnStateWord(row.state),
    since: (row.received_at ?? row.appealed_at ?? row.requested_at).toISOString(),
    dueAt: promise?.dueAt.toISOString() ?? null,
    isOurs: promise !== null,
  };
};

const ofClaim = (row: TheirClaim): Work => ({
  kind: 'priceClaim',
  id: row.id,
  title: formatPriceClaimNumber(row.number),
  detail: priceClaimStateWord(row.state),
  since: row.requested_at.toISOString(),
  dueAt: row.state === 'refunding' ? null : (row.due_at?.toISOString() ?? null),
  isOurs: row.due_at !== null,
});

const ofCoverageClaim = (row: TheirCoverageClaim): Work => ({
  kind: 'coverageClaim',
  id: row.id,
  title: formatCoverageClaimNumber(row.number),
  detail: `${coverageClaimKindText(row.kind)}: ${coverageClaimStateWord(row.state, 'staff')}`,
  since: row.requested_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  isOurs: row.due_at !== null || row.state === 'awaitingApproval' || row.state === 'approved',
});

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
      since: (row.sent_at ?? now).toISOString(),
      dueAt: row.ends_at?.toISOString() ?? null,
      isOurs: false,
    },
  ];
};

const urgency = ({ isOurs, dueAt }: Work): string => `${isOurs ? 0 : 1} ${dueAt ?? '9'}`;

/** Open requests of a customer, all of them: those that wait for us first, then the nearest end. */
@Injectable()
export class CustomerWork {
  constructor(private readonly theirs: CustomerOrdersReader) {}

  async of(db: SqlRunner, mailbox: string, viewer: PermissionHolder, now: Date): Promise<Work[]> {
    const work: Work[] = [];
    if (may(viewer, 'orders.read')) work.push(...(await this.theirs.cancelling(db, mailbox)).map(ofOrder));
    if (may(viewer, 'returns.read'))
      work.push(...(await this.theirs.returns(db, mailbox, OPEN_RETURNS)).map(ofReturn));
    if (may(viewer, 'claims.read'))
      work.push(...(await this.theirs.claims(db, mailbox, OPEN_CLAIMS)).map(ofClaim));
    if (may(viewer, 'claims.read'))
      work.push(
        ...(await this.theirs.coverageClaims(db, mailbox, OPEN_COVERAGE_CLAIMS)).map(ofCoverageClaim),
      );
    if (may(viewer, 'quotes.read'))
      work.push(...(await this.theirs.quotes(db, mailbox, OPEN_QUOTES)).flatMap((row) => ofQuote(row, now)));
    return work.sort((a, b) => (urgency(a) < urgency(b) ? -1 : 1));
  }
}
