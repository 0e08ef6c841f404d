import { Injectable } from '@nestjs/common';
import {
  type Cents,
  cents,
  checkPayLater,
  isPaidOverTime,
  type OfferedLender,
  type PayLaterMethod,
  type PayLaterRefusal,
  payLaterTerms,
  type Result,
} from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import { CurrentShopSettings } from './current-shop-settings.js';

/** The lenders that the shop works with, by configuration, and the totals that they take, by its settings. */
@Injectable()
export class Lenders {
  constructor(
    private readonly config: Config,
    private readonly settings: CurrentShopSettings,
  ) {}

  async all(): Promise<OfferedLender[]> {
    const { payLaterLimits } = await this.settings.read();
    return this.config.payLaterMethods.map((method) => {
      const terms = payLaterTerms(method);
      const { leastInCents, mostInCents } = isPaidOverTime(method) ? payLaterLimits[method] : terms;
      const { name } = terms;
      return { method, name, leastInCents: cents(leastInCents), mostInCents: cents(mostInCents) };
    });
  }

  /** Those that anyone can pay with: prices of the catalogue tell everyone the same. */
  async forEveryone(): Promise<OfferedLender[]> {
    return (await this.all()).filter(({ method }) => isPaidOverTime(method));
  }

  /** As `checkPayLater`, with the current settings. */
  async check(method: PayLaterMethod, totalInCents: Cents): Promise<Result<null, PayLaterRefusal>> {
    const lenders = await this.all();
    const offered = lenders.map((lender) => lender.method);
    return checkPayLater(
      method,
      totalInCents,
      offered,
      lenders.find((lender) => lender.method === method),
    );
  }
}
