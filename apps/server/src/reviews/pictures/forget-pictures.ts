import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { ReviewPictures } from './review-pictures.js';

const EVERY_MS = 60 * 60_000;

/** Deletes the pictures of rejected reviews once nobody is likely to appeal. */
@Injectable()
export class ForgetReviewPictures implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly pictures: ReviewPictures,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'reviews.forget-pictures', run: () => this.run() });
  }

  run(): Promise<void> {
    return this.pictures.dropRejected(this.database, RETENTION_DAYS.rejectedReviewPictures);
  }
}
