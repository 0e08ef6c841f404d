import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { HelpfulVotes } from './helpful-votes.js';

const EVERY_MS = 60 * 60_000;

/** The reviews that an account found helpful. The networks of votes are forgotten like those of reviews. */
@KeepsPersonalData()
@Injectable()
export class PersonalVotes implements PersonalDataSource, OnModuleInit {
  readonly step = 'review-votes';
  readonly turn = 'feature';

  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly votes: HelpfulVotes,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, {
      job: 'reviews.forget-voters',
      run: () => this.votes.forgetNetworks(this.database, RETENTION_DAYS.reviewNetworks),
    });
  }

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    const rows = await this.votes.ofAccount(db, accountId);
    return [
      {
        title: 'Reviews found helpful',
        items: rows.map(({ summary, voted_at: votedAt }) => ({ summary, votedAt })),
      },
    ];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.votes.erase(tx, person.accountId);
  }
}
