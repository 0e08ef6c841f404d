import { Injectable, type OnModuleInit } from '@nestjs/common';

import { ACCOUNT_ERASED, type AccountErased } from '../accounts/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { AccountStandings } from './account-standings.js';
import { ApplicationRepository } from './applications/application.repository.js';
import { DocumentRepository } from './applications/document.repository.js';
import { AccountGrantRepository } from './grants/account-grant.repository.js';
import { CrewRepository } from './grants/crew.repository.js';

/** Erasure removes a person's documents, texts and current types. */
@Injectable()
export class ForgetAccount implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly applications: ApplicationRepository,
    private readonly documents: DocumentRepository,
    private readonly grants: AccountGrantRepository,
    private readonly crew: CrewRepository,
    private readonly standings: AccountStandings,
  ) {}

  onModuleInit(): void {
    this.consumers.register<AccountErased>({
      consumer: 'account-types.forget-account',
      eventType: ACCOUNT_ERASED,
      handle: async (tx, { payload: { accountId } }) => {
        await this.documents.forget(tx, accountId);
        await this.applications.forget(tx, accountId);
        await this.grants.endAll(tx, accountId, null);
        await this.crew.remove(tx, accountId);
        this.standings.changed(tx, accountId);
      },
    });
  }
}
