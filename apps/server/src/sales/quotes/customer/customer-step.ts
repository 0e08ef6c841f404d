import { Injectable } from '@nestjs/common';
import { quoteTotalInCents } from '@simpletread/contract';
import { moveQuote, ok, quoteStateAt, refuse, type Result } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import type { SentOption } from '../quote.js';
import { QuoteRepository } from '../store/quote.repository.js';
import { QuoteTrail } from '../quote-trail.js';
import { QUOTE_OPENED, QUOTE_TAKEN } from '../quotes.events.js';
import { FollowQuote } from '../../requests/index.js';

const EVENTS = { open: QUOTE_OPENED, take: QUOTE_TAKEN } as const;

/** Writes down that the customer opened or took a quote, or that its time is over; what was written down before stays as it is. */
@Injectable()
export class CustomerStep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: QuoteRepository,
    private readonly trail: QuoteTrail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly pipeline: FollowQuote,
  ) {}

  /** Taking is refused with `quote.withdrawn` if staff withdrew the quote in the meantime. */
  run(
    id: string,
    event: 'open' | 'take' | 'expire',
    chosen: Pick<SentOption, 'option' | 'offer'> | null = null,
  ): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const quote = await this.quotes.lock(tx, id);
      if (quote === null) return refuse('record.missing');
      if (event === 'take' && quote.state === 'withdrawn') return refuse('quote.withdrawn');
      const now = this.clock.now();
      const isOver = quoteStateAt(quote.state, quote.sending?.endsAt ?? null, now) === 'expired';
      if ((event === 'expire') !== isOver) return ok(null);
      const moved = moveQuote(quote.state, event);
      const isRepeat = quote.state === 'taken' && quote.takenOption === chosen?.option;
      if (moved.ok && chosen !== null && !isRepeat) {
        await this.quotes.choose(tx, id, chosen.option);
        // The pipeline counts the set that its customer wants.
        await this.pipeline.follow(tx, id, 'opened', { valueInCents: quoteTotalInCents(chosen.offer) });
      }
      if (!moved.ok || moved.value === quote.state) return ok(null);
      await this.quotes.move(tx, id, moved.value, now);
      await this.trail.recordUnattended(tx, id, event, [quote.state, moved.value]);
      if (event !== 'expire') {
        if (chosen === null) await this.pipeline.follow(tx, id, 'opened');
        await this.outbox.record(tx, { type: EVENTS[event], aggregateId: id, payload: { quoteId: id } });
      }
      return ok(null);
    });
  }
}
