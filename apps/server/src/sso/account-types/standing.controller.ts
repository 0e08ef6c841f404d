import { Controller } from '@nestjs/common';
import {
  type AccountStandingReply,
  getMyStanding,
  joinCrew,
  leaveCrew,
  proveEmployment,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer } from '../../platform/http/index.js';
import { ChangeCrew } from './change-crew.js';
import { ProveEmployment } from './prove-employment.js';
import { ShowStanding } from './show-standing.js';

/** Endpoints for the signed-in customer's account standing and its changes. */
@Controller()
export class StandingController {
  constructor(
    private readonly showStanding: ShowStanding,
    private readonly changeCrew: ChangeCrew,
    private readonly employment: ProveEmployment,
  ) {}

  @Bind(getMyStanding)
  async show(@Customer() customer: CustomerPrincipal): Promise<Result<AccountStandingReply>> {
    return ok(await this.showStanding.run(customer));
  }

  @Bind(joinCrew)
  async join(@Customer() customer: CustomerPrincipal): Promise<Result<AccountStandingReply>> {
    return this.after(customer, await this.changeCrew.run(customer.accountId, true));
  }

  @Bind(leaveCrew)
  async leave(@Customer() customer: CustomerPrincipal): Promise<Result<AccountStandingReply>> {
    return this.after(customer, await this.changeCrew.run(customer.accountId, false));
  }

  @Bind(proveEmployment)
  async prove(@Customer() customer: CustomerPrincipal): Promise<Result<AccountStandingReply>> {
    return this.after(customer, await this.employment.run(customer.accountId));
  }

  private async after(
    customer: CustomerPrincipal,
    done: Result<null>,
  ): Promise<Result<AccountStandingReply>> {
    return done.ok ? ok(await this.showStanding.run(customer)) : done;
  }
}
