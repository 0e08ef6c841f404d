import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { ReferralRepository } from './referral.repository.js';

const EVERY_MS = 24 * 60 * 60_000;

/** Forgets whom customers invited after a while, whether the friends came or not. */
@Injectable()
export class ForgetInvitations implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly referrals: ReferralRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'referrals.forget-invitations', run: () => this.run() });
  }

  run(): Promise<void> {
    return this.referrals.forgetInvitationsOlderThan(RETENTION_DAYS.guestUses);
  }
}
