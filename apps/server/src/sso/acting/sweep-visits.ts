import { Injectable, type OnModuleInit } from '@nestjs/common';
import { actingEndOf } from '@simpletread/domain';

import { JobHandlers } from '../../platform/jobs/index.js';
import { ActingConditionsOf } from './acting-conditions.js';
import { ActingVisitRepository } from './acting-visit.repository.js';
import { EndVisit } from './end-visit.js';

const EVERY_MS = 60_000;

/** Writes down the end of visits that nobody came back to, and forgets links that nobody opened. */
@Injectable()
export class SweepVisits implements OnModuleInit {
  constructor(
    private readonly visits: ActingVisitRepository,
    private readonly conditions: ActingConditionsOf,
    private readonly ending: EndVisit,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'identity.sweep-acting-visits', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const visit of await this.visits.open()) {
      const { conditions } = await this.conditions.of(visit);
      const cause = actingEndOf(conditions, visit.readAt);
      if (cause !== null) await this.ending.run(visit, cause);
    }
    await this.visits.forgetUnused();
  }
}
