import { Injectable } from '@nestjs/common';
import type { HandlerInput, recordEvents, ReplyOf } from '@simpletread/contract';
import { eventAccountType, ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { EventRepository } from './event.repository.js';

type Batch = HandlerInput<typeof recordEvents>['body'];

/** Keeps what visitors did. Whether they are employees of a partner dealer their account says, and nothing that they send. */
@Injectable()
export class RecordEvents {
  constructor(private readonly events: EventRepository) {}

  async run(
    { events, ...visit }: Batch,
    customer: CustomerPrincipal | null,
  ): Promise<Result<ReplyOf<typeof recordEvents>>> {
    const accountType = customer === null ? null : eventAccountType(customer.accountTypes);
    const accepted = await this.events.insert(
      events.map(({ at, ...event }) => ({
        ...event,
        ...visit,
        userType: customer === null ? 'guest' : 'customer',
        accountType,
        happenedAt: at,
      })),
    );
    return ok({ accepted });
  }
}
