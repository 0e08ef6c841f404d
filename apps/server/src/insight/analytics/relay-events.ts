import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { AnalyticsSink } from './analytics-sink.js';
import { EventRepository } from './event.repository.js';

const EVERY_MS = 10_000;
const MOST_AT_ONCE = 200;

/** Hands events on to the sink, each at least once. What the sink did not take is tried again a minute later, for a day. */
@Injectable()
export class RelayEvents implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly events: EventRepository,
    private readonly sink: AnalyticsSink,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    if (this.sink.isOpen) this.handlers.every(EVERY_MS, { job: 'analytics.relay', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (let batch = await this.events.claim(MOST_AT_ONCE); batch.length > 0;) {
      try {
        await this.sink.send(batch);
      } catch (error) {
        this.log.warn({ err: error, count: batch.length }, 'the event pipeline took nothing');
        return;
      }
      await this.events.markRelayed(batch.map(({ id }) => id));
      batch = batch.length < MOST_AT_ONCE ? [] : await this.events.claim(MOST_AT_ONCE);
    }
  }
}
