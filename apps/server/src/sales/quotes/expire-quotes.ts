import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '../../platform/clock/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { CustomerStep } from './customer/customer-step.js';
import { QuoteRepository } from './store/quote.repository.js';

const EVERY_MS = 60 * 60_000;

/** Writes down that the time of quotes is over. They read as expired before: this is for their history. */
@Injectable()
export class ExpireQuotes implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly quotes: QuoteRepository,
    private readonly step: CustomerStep,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'quotes.expire', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const id of await this.quotes.over(this.clock.now())) await this.step.run(id, 'expire');
  }
}
