import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { RotationRepository } from './rotation.repository.js';

const EVERY_MS = 60 * 60_000;

/** Ends rotations that have begun, and forgets the phone numbers of old ones. */
@Injectable()
export class EndRotations implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly rotations: RotationRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'rotations.end', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.rotations.endBegun();
    await this.rotations.forgetPhones(RETENTION_DAYS.rotationPhones);
  }
}
