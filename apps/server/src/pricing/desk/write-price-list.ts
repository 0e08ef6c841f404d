import { Injectable } from '@nestjs/common';
import { moveRule, ok, refuse, type Result, type RuleEvent } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import {
  type DeskContext,
  ownerAt,
  PriceListRepository,
  type PriceListTerms,
  RuleTrail,
  type StoredPriceList,
} from '../rules/index.js';

const factsOf = ({ name, audience, startsAt, endsAt }: PriceListTerms) => ({
  name,
  audience,
  startsAt,
  endsAt,
});

const isSameMoment = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** Writes price lists, without their prices, and leads them through their life; each returns the list's id. */
@Injectable()
export class WritePriceList {
  constructor(
    private readonly work: UnitOfWork,
    private readonly priceLists: PriceListRepository,
    private readonly trail: RuleTrail,
  ) {}

  create(terms: PriceListTerms, context: DeskContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const id = newId();
      await this.priceLists.insert(tx, id, terms);
      await this.record(tx, 'priceList.create', id, null, { ...factsOf(terms), state: 'draft' }, context);
      return ok(id);
    });
  }

  change(id: string, version: number, terms: PriceListTerms, context: DeskContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const found = await this.lock(tx, id, version);
      if (!found.ok) return found;
      const list = found.value;
      if (list.state === 'archived') return refuse('pricing.stateRefused', { state: list.state });
      const hasSameWindow =
        isSameMoment(list.startsAt, terms.startsAt) && isSameMoment(list.endsAt, terms.endsAt);
      const campaignId = ownerAt(list, await tx.now());
      if (campaignId !== null && !hasSameWindow) return refuse('pricing.inCampaign');
      await this.priceLists.change(tx, id, terms, campaignId);
      const before = { ...factsOf(list), campaignId: list.campaignId };
      const after = { ...factsOf(terms), campaignId };
      await this.record(tx, 'priceList.change', id, before, after, context);
      return ok(id);
    });
  }

  move(id: string, version: number, event: RuleEvent, context: DeskContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const found = await this.lock(tx, id, version);
      if (!found.ok) return found;
      const { state, campaignId } = found.value;
      const moved = moveRule(state, event);
      if (!moved.ok) return moved;
      const owner = ownerAt(found.value, await tx.now());
      await this.priceLists.move(tx, id, moved.value, owner);
      const after = { state: moved.value, campaignId: owner };
      await this.record(tx, `priceList.${event}`, id, { state, campaignId }, after, context);
      return ok(id);
    });
  }

  private async lock(tx: Transaction, id: string, version: number): Promise<Result<StoredPriceList>> {
    const list = await this.priceLists.lock(tx, id);
    if (list === null) return refuse('record.missing');
    return list.version === version ? ok(list) : refuse('record.stale');
  }

  private record(
    tx: Transaction,
    action: string,
    subjectId: string,
    before: object | null,
    after: object,
    context: DeskContext,
  ): Promise<void> {
    return this.trail.record(tx, { action, subjectType: 'priceList', subjectId, before, after }, context);
  }
}
