import { Injectable } from '@nestjs/common';
import { ok, type Result, type RuleEvent } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import {
  PriceEntryRepository,
  PriceListRepository,
  type PriceListTerms,
  RuleClaims,
  RuleLife,
  type RuleVersion,
  type StoredPriceList,
} from '../../rules/index.js';

const factsOf = ({ name, audience, startsAt, endsAt }: PriceListTerms) => ({
  name,
  audience,
  startsAt,
  endsAt,
});

/** Writes price lists, without their prices, and changes their states. Each method returns the list's id. */
@Injectable()
export class WritePriceList {
  private readonly life: RuleLife<StoredPriceList, PriceListTerms>;

  constructor(
    work: UnitOfWork,
    audit: Audit,
    claims: RuleClaims,
    private readonly priceLists: PriceListRepository,
    private readonly entries: PriceEntryRepository,
  ) {
    this.life = new RuleLife({ kind: 'priceList', work, rows: priceLists, audit, claims, factsOf });
  }

  create(terms: PriceListTerms, context: StaffContext): Promise<Result<string>> {
    return this.life.begin(terms, context, async (tx, id) => {
      await this.priceLists.insert(tx, id, terms);
      return ok(null);
    });
  }

  change(seen: RuleVersion, terms: PriceListTerms, context: StaffContext): Promise<Result<string>> {
    return this.life.change(seen, terms, context, async (tx, _list, campaignId) => {
      await this.priceLists.change(tx, seen.id, terms, campaignId);
      return ok(null);
    });
  }

  move(seen: RuleVersion, event: RuleEvent, context: StaffContext): Promise<Result<string>> {
    return this.life.move(seen, event, context);
  }

  /** With its prices. */
  delete(seen: RuleVersion, context: StaffContext): Promise<Result<undefined>> {
    return this.life.delete(seen, context, async (tx) => {
      const entryCount = await this.entries.removeAll(tx, seen.id);
      await this.priceLists.delete(tx, seen.id);
      return { entryCount };
    });
  }
}
