import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { QuoteOffer } from '@simpletread/contract';
import {
  formatMoney,
  formatQuoteNumber,
  type HeldLine,
  moveQuote,
  ok,
  quoteEndsAt,
  quoteLastDay,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { StaffContext } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  Approvals,
} from '../../../sso/index.js';
import { QuoteOffers } from '../quote-offers.js';
import { QuoteRepository } from '../store/quote.repository.js';
import { QuoteTrail } from '../quote-trail.js';
import { QuoteDiscounts } from './quote-discounts.js';

interface AskedDiscount {
  readonly version: number;
  readonly reason: string;
}

interface Payload {
  readonly lines: readonly HeldLine[];
  readonly effects: readonly string[];
}

const effectOf = ({ quantity, brandName, name, sizeCode, ...price }: QuoteOffer['lines'][number]): string =>
  `${quantity} × ${brandName} ${name} ${sizeCode} can be quoted at ${formatMoney(price.salePriceInCents)} each, retail ${formatMoney(price.retailPriceInCents)}`;

/** A second person approves the lowest prices of a draft's tires; its representative then sends it. */
@Injectable()
export class DiscountApproval implements ApprovalHandler, OnModuleInit {
  readonly kind = 'quote.discount';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly approvals: Approvals,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly quotes: QuoteRepository,
    private readonly offers: QuoteOffers,
    private readonly discounts: QuoteDiscounts,
    private readonly trail: QuoteTrail,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async isPending(quoteId: string): Promise<boolean> {
    return (await this.approvals.pending(this.database, this.kind, quoteId)) !== null;
  }

  async ask(id: string, { version, reason }: AskedDiscount, context: StaffContext): Promise<Result<string>> {
    const seen = await this.quotes.find(id);
    if (seen === null) return refuse('record.missing');
    const accountId = await this.offers.accountOf(seen.email);
    const endsAt = quoteEndsAt(quoteLastDay(this.clock.now()));
    const priced = await this.offers.options(seen.goods, endsAt, accountId);
    if (!priced.ok) return priced;
    if (!(await this.discounts.anyNeedsApproval(priced.value, seen.approved, context.staff)))
      return refuse('quote.approvalNotNeeded');
    const held = priced.value.flatMap((option) => option.held);
    const payload: Payload = {
      lines: held,
      effects: priced.value.flatMap(({ offer }) => offer.lines.map(effectOf)),
    };
    return this.work.run(async (tx): Promise<Result<string>> => {
      const quote = await this.quotes.lock(tx, id);
      if (quote === null) return refuse('record.missing');
      const moved = moveQuote(quote.state, 'change');
      if (!moved.ok) return moved;
      if (quote.version !== version) return refuse('record.stale');
      const label = formatQuoteNumber(quote.number);
      const about = { kind: this.kind, subjectType: 'quote', subjectId: id, subjectLabel: label } as const;
      const summary = `Allow discounts beyond the limit in quote ${label}`;
      const ask = { ...about, summary, amount: null, grants: [], concerns: null, payload, reason };
      const asked = await this.approvals.request(tx, ask, context);
      if (!asked.ok) return asked;
      const after = { prices: held.map(({ unitPriceInCents }) => unitPriceInCents) };
      await this.trail.leave(tx, id, { event: 'askApproval', before: null, after }, context);
      return ok(id);
    });
  }

  async preview({ subjectId, payload }: Approval): Promise<ApprovalPreview> {
    const quote = await this.quotes.find(subjectId);
    const { effects } = payload as Payload;
    return { effects, fault: quote?.state === 'draft' ? null : { code: 'quote.movedOn', data: {} } };
  }

  async approve(
    tx: Transaction,
    { subjectId, payload }: Approval,
    context: ApprovalContext,
  ): Promise<Result<unknown>> {
    const quote = await this.quotes.lock(tx, subjectId);
    if (quote?.state !== 'draft') return refuse('quote.movedOn');
    const { lines } = payload as Payload;
    await this.quotes.approve(tx, subjectId, lines);
    const after = { prices: lines.map(({ unitPriceInCents }) => unitPriceInCents) };
    await this.trail.leave(tx, subjectId, { event: 'approve', before: null, after }, context);
    return ok(null);
  }

  /** The draft stays as it is: its representative lowers the discounts, or asks again. */
  drop(): Promise<void> {
    return Promise.resolve();
  }
}
