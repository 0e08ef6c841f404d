import { Injectable, type OnModuleInit } from '@nestjs/common';

import { ACCOUNT_ERASED, type AccountErased } from '../accounts/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { GarageRepository } from '../garage/index.js';

/** Erasure removes a customer's garage and searches. */
@Injectable()
export class ForgetCustomer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly garage: GarageRepository,
  ) {}

  onModuleInit(): void {
    this.consumers.register<AccountErased>({
      consumer: 'customers.forget',
      eventType: ACCOUNT_ERASED,
      handle: async (tx, { payload: { accountId } }) => {
        await this.garage.forget(tx, accountId);
        await tx.execute('DELETE FROM customers.past_search WHERE account_id = $1', [accountId]);
        await tx.execute('DELETE FROM customers.personalization WHERE account_id = $1', [accountId]);
      },
    });
  }
}
