import { setTimeout as sleep } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import { quoteTotalInCents } from '@simpletread/contract';
import {
  moveQuote,
  ok,
  quoteEndsAt,
  quoteLastDay,
  quoteStateAt,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { StaffContext } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import type { Quote, QuoteSending } from '../quote.js';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteOffers } from '../quote-offers.js';
import { QuoteRepository } from '../store/quote.repository.js';
import { QuoteTokens } from '../letters/quote-tokens.js';
import { QuoteTrail } from '../quote-trail.js';
import { QUOTE_SENT } from '../quotes.events.js';
import { QuoteDiscounts } from './quote-discounts.js';
import { FollowQuote } from '../../requests/index.js';

interface Sending {
  readonly version: number;
  readonly event: 'send' | 'sendAgain';
  /** A new address and phone. */
  readonly contact?: Pick<Quote, 'email' | 'phone'>;
}

const LOOK_EVERY_MS = 100;
const LOOK_FOR_MS = 4_000;

/**
 * Sends a quote: current prices, email and text in one transaction. Then waits a moment for both deliveries, so the
 * sender sees if it worked [R8.11].
 */
@Injectable()
export class SendQuote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: QuoteRepository,
    private readonly offers: QuoteOffers,
    private readonly tokens: QuoteTokens,
    private readonly trail: QuoteTrail,
    private readonly letters: QuoteLetters,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly pipeline: FollowQuote,
    private readonly discounts: QuoteDiscounts,
  ) {}

  async run(id: string, sending: Sending, context: StaffContext): Promise<Result<string>> {
    const seen = await this.quotes.find(id);
    const allowed = this.allowed(seen, sending);
    if (!allowed.ok) return allowed;
    const { goods, email } = { ...allowed.value.quote, ...sending.contact };
    const accountId = await this.offers.accountOf(email);
    const until = quoteEndsAt(quoteLastDay(this.clock.now()));
    const priced = await this.offers.options(goods, until, accountId);
    if (!priced.ok) return priced;
    const { approved } = allowed.value.quote;
    if (await this.discounts.anyNeedsApproval(priced.value, approved, context.staff))
      return refuse('quote.needsApproval');
    const [first, ...others] = priced.value.map(({ option, offer, held }) => ({ option, offer, held }));
    if (first === undefined) return refuse('quote.empty');
    const options: QuoteSending['options'] = [first, ...others];
    let queued: Pick<QuoteSending, 'mailId' | 'textId'> = { mailId: null, textId: null };
    const done = await this.work.run(async (tx): Promise<Result<string>> => {
      const held = this.allowed(await this.quotes.lock(tx, id), sending);
      if (!held.ok) return held;
      const quote = { ...held.value.quote, ...sending.contact };
      const sentAt = this.clock.now();
      const lastDay = quoteLastDay(sentAt);
      const letter = { quote, options: priced.value, receiving: priced.value[0]?.receiving ?? null, lastDay };
      const taken = await this.letters.queue(tx, letter, `staff ${context.staff.staffId}`);
      if (!taken.ok) return taken;
      queued = taken.value;
      const what: QuoteSending = {
        sentAt,
        lastDay,
        endsAt: quoteEndsAt(lastDay),
        options,
        ...queued,
      };
      await this.quotes.send(tx, quote, held.value.next, hashToken(this.tokens.of(id)), what);
      const valueInCents = quoteTotalInCents(first.offer);
      await this.pipeline.follow(tx, id, 'sent', { valueInCents });
      const before = { state: quote.state };
      const after = { state: held.value.next, totalInCents: valueInCents, lastDay };
      await this.trail.leave(tx, id, { event: sending.event, before, after }, context);
      await this.outbox.record(tx, { type: QUOTE_SENT, aggregateId: id, payload: { quoteId: id } });
      return ok(id);
    });
    if (done.ok) await this.outcome(queued);
    return done;
  }

  private allowed(quote: Quote | null, { event, version }: Sending) {
    if (quote === null) return refuse('record.missing');
    const state = quoteStateAt(quote.state, quote.sending?.endsAt ?? null, this.clock.now());
    const moved = moveQuote(state, event);
    if (!moved.ok) return moved;
    return quote.version === version ? ok({ quote, next: moved.value }) : refuse('record.stale');
  }

  /** Until both went out or failed. The quote's page shows later outcomes. */
  private async outcome(queued: Pick<QuoteSending, 'mailId' | 'textId'>): Promise<void> {
    for (let waitedMs = 0; waitedMs < LOOK_FOR_MS; waitedMs += LOOK_EVERY_MS) {
      if (!(await this.letters.isUnderWay(queued))) return;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
