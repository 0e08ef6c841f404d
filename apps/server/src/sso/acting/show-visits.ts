import { Injectable } from '@nestjs/common';
import type { HandlerReply, listActingVisits } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Accounts } from '../accounts/index.js';
import { ActingLookRepository } from './acting-look.repository.js';

type Answer = Result<HandlerReply<typeof listActingVisits>, 'record.missing'>;

/** The visits to an account, for the console. */
@Injectable()
export class ShowVisits {
  constructor(
    private readonly accounts: Accounts,
    private readonly looks: ActingLookRepository,
  ) {}

  async run(accountId: string): Promise<Answer> {
    if ((await this.accounts.byId(accountId)) === null) return refuse('record.missing');
    const visits = await this.looks.ofAccount(accountId);
    return ok({
      visits: visits.map(({ beganAt, endedAt, seen, ...visit }) => ({
        ...visit,
        beganAt: beganAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        seen: seen.map(({ path, times, firstAt }) => ({
          path,
          times,
          firstAt: new Date(firstAt).toISOString(),
        })),
      })),
    });
  }
}
