import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { SimulationRepository } from './simulation.repository.js';

const EVERY_MS = 60 * 60_000;

/** Deletes simulations whose time is over, with the rules that were copied for them. */
@Injectable()
export class ForgetSimulations implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly simulations: SimulationRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'simulations.forget', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.simulations.deleteOlderThan(RETENTION_DAYS.simulations);
  }
}
