import { Injectable, type OnModuleInit } from '@nestjs/common';

import { ACCOUNT_ERASED, type AccountErased } from '../accounts/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { VerificationRepository } from './verification.repository.js';

@Injectable()
export class ForgetVerifications implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly repository: VerificationRepository,
  ) {}

  onModuleInit(): void {
    this.consumers.register<AccountErased>({
      consumer: 'verification.forget-account',
      eventType: ACCOUNT_ERASED,
      handle: (tx, { payload: { accountId } }) => this.repository.forget(tx, accountId),
    });
  }
}
