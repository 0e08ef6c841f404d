import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { Database, UnitOfWork } from '../../../platform/database/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { QuoteLetters } from './quote-letters.js';
import { QuoteRepository } from '../store/quote.repository.js';
import type { QuoteRow } from '../store/quote.entity.js';

const EVERY_MS = 60 * 60_000;

// From the day before the last one: `ends_at` is the midnight after it.
const DUE = `
  SELECT id FROM quotes.quote
  WHERE state IN ('sent', 'opened') AND reminded_at IS NULL AND email <> '' AND ends_at > $1::timestamptz
    AND ends_at <= $1::timestamptz + interval '48 hours' ORDER BY ends_at LIMIT 200`;

const MARK = `
  UPDATE quotes.quote SET reminded_at = $2 WHERE id = $1 AND reminded_at IS NULL AND state IN ('sent', 'opened') RETURNING id`;

/** Reminds customers once, a day before the last day of their quote. */
@Injectable()
export class RemindOfQuotes implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly quotes: QuoteRepository,
    private readonly letters: QuoteLetters,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'quotes.remind', run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const { id } of await this.database.query<Pick<QuoteRow, 'id'>>(DUE, [now]))
      await this.remind(id, now);
  }

  private remind(id: string, now: Date): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const marked = await tx.one<Pick<QuoteRow, 'id'>>(MARK, [id, now]);
      const quote = marked === null ? null : await this.quotes.find(id, tx);
      if (quote === null || quote.sending === null) return ok(null);
      await this.letters.remind(tx, quote, quote.sending);
      await this.quotes.note(tx, id, 'remind', null);
      return ok(null);
    });
  }
}
