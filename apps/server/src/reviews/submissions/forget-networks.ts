import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { ReviewRepository } from './review.repository.js';

const EVERY_MS = 60 * 60_000;

/** Forgets the networks that reviews came from. */
@Injectable()
export class ForgetReviewNetworks implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly reviews: ReviewRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, {
      job: 'reviews.forget-networks',
      run: () => this.reviews.forgetNetworks(this.database, RETENTION_DAYS.reviewNetworks),
    });
  }
}
