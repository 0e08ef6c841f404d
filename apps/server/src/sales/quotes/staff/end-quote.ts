import { Injectable } from '@nestjs/common';
import { moveQuote, ok, quoteStateAt, refuse, type Result } from '@simpletread/domain';

import { UsedHolds } from '../../../carts/index.js';
import type { StaffContext } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { QuoteRepository } from '../store/quote.repository.js';
import { QuoteTrail } from '../quote-trail.js';
import { QUOTE_WITHDRAWN } from '../quotes.events.js';
import { FollowQuote } from '../../requests/index.js';

/** Staff withdraw what they sent, or throw a draft away. */
@Injectable()
export class EndQuote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: QuoteRepository,
    private readonly trail: QuoteTrail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly pipeline: FollowQuote,
    private readonly holds: UsedHolds,
  ) {}

  run(
    id: string,
    { event, version }: { readonly event: 'withdraw' | 'discard'; readonly version: number },
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const quote = await this.quotes.lock(tx, id);
      if (quote === null) return refuse('record.missing');
      const now = this.clock.now();
      const state = quoteStateAt(quote.state, quote.sending?.endsAt ?? null, now);
      const moved = moveQuote(state, event);
      if (!moved.ok) return moved;
      if (quote.version !== version) return refuse('record.stale');
      // A customer may be taking it at this moment: their cart keeps no price of it.
      if (event === 'withdraw' && !(await this.holds.end(tx, id))) return refuse('quote.movedOn');
      await this.quotes.move(tx, id, moved.value, now);
      await this.trail.leave(tx, id, { event, before: { state }, after: { state: moved.value } }, context);
      if (event === 'withdraw') {
        await this.pipeline.follow(tx, id, 'withdrawn');
        await this.outbox.record(tx, { type: QUOTE_WITHDRAWN, aggregateId: id, payload: { quoteId: id } });
      }
      return ok(id);
    });
  }
}
