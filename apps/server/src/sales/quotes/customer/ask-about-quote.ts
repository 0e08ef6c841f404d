import { Injectable } from '@nestjs/common';
import { MOST_QUESTIONS_OF_DAY, ok, refuse, type Result } from '@simpletread/domain';

import { Audit } from '../../../platform/audit/index.js';
import { type Computed, UnitOfWork } from '../../../platform/database/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { FollowQuote } from '../../requests/index.js';
import { QuoteRepository } from '../store/quote.repository.js';
import { QUOTE_ASKED } from '../quotes.events.js';

const OF_DAY = `
  SELECT count(*)::int AS asked FROM quotes.entry WHERE quote_id = $1 AND event = 'ask' AND at > now() - interval '1 day'`;

const DAY_SECONDS = 86_400;

/** Takes a customer's question about a quote to its author: into the history, and as a step that is due now. */
@Injectable()
export class AskAboutQuote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: QuoteRepository,
    private readonly pipeline: FollowQuote,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async run(token: string, question: string): Promise<Result<undefined>> {
    const found = await this.quotes.byToken(hashToken(token));
    if (found === null || found.sending === null) return refuse('quote.unknown');
    const { id } = found;
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      await this.quotes.lock(tx, id);
      const ofDay = await tx.one<Computed<{ asked: number }>>(OF_DAY, [id]);
      if ((ofDay?.asked ?? 0) >= MOST_QUESTIONS_OF_DAY)
        return refuse('request.rateLimited', { seconds: DAY_SECONDS });
      await this.quotes.note(tx, id, 'ask', null, question);
      await this.pipeline.ask(tx, id);
      await this.audit.record(tx, {
        ...{ actorKind: 'guest', actorId: null, action: 'quote.ask', subjectType: 'quote', subjectId: id },
        ...{ before: null, after: { characters: question.length } },
      });
      await this.outbox.record(tx, { type: QUOTE_ASKED, aggregateId: id, payload: { quoteId: id } });
      return ok(undefined);
    });
  }
}
