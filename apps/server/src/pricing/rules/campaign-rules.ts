import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result, type RuleState } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { PriceListRepository } from './price-list.repository.js';
import { PromotionRepository, type RulePlace } from './promotion.repository.js';

/** What a campaign brings along, and when. */
export interface CampaignRelease {
  readonly campaignId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly promotionIds: readonly string[];
  readonly priceListIds: readonly string[];
}

interface Owned {
  readonly state: RuleState;
  readonly campaignId: string | null;
}

/** What an archived rule is stays; any other waits for somebody to resume it. */
const letGo = (state: RuleState): RulePlace => ({
  campaignId: null,
  state: state === 'archived' ? state : 'paused',
  startsAt: null,
  endsAt: null,
});

/** Promotions and price lists of campaigns: they count in the campaign's window and in no other, all of them or none. */
@Injectable()
export class CampaignRules {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly priceLists: PriceListRepository,
  ) {}

  /**
   * Gives the named rules the campaign's window and lets go of those that the campaign had before. Refuses with `record.missing` one
   * that nobody knows, with `pricing.stateRefused` an archived one, with `pricing.inCampaign` one of another campaign.
   */
  async release(tx: Transaction, release: CampaignRelease): Promise<Result<null>> {
    const { campaignId, promotionIds, priceListIds, startsAt, endsAt } = release;
    const promotions = await this.promotions.lockAll(tx, promotionIds, campaignId);
    const lists = await this.priceLists.lockAll(tx, priceListIds, campaignId);
    const wanted = [
      ...promotions.filter(({ promotionId }) => promotionIds.includes(promotionId)),
      ...lists.filter(({ priceListId }) => priceListIds.includes(priceListId)),
    ];
    if (wanted.length !== new Set(promotionIds).size + new Set(priceListIds).size)
      return refuse('record.missing');
    const fault = wanted.map((rule) => this.faultOf(rule, campaignId)).find((each) => each !== null);
    if (fault !== undefined) return fault;
    const here: RulePlace = { campaignId, state: 'active', startsAt, endsAt };
    for (const { promotionId, state } of promotions)
      await this.promotions.place(tx, promotionId, promotionIds.includes(promotionId) ? here : letGo(state));
    for (const { priceListId, state } of lists)
      await this.priceLists.place(tx, priceListId, priceListIds.includes(priceListId) ? here : letGo(state));
    return ok(null);
  }

  /** Has everything of a campaign count for nobody from now on. */
  async withdraw(tx: Transaction, campaignId: string): Promise<void> {
    for (const { promotionId, state } of await this.promotions.lockAll(tx, [], campaignId))
      await this.promotions.place(tx, promotionId, letGo(state));
    for (const { priceListId, state } of await this.priceLists.lockAll(tx, [], campaignId))
      await this.priceLists.place(tx, priceListId, letGo(state));
  }

  private faultOf(rule: Owned, campaignId: string): Result<null> | null {
    if (rule.state === 'archived') return refuse('pricing.stateRefused', { state: rule.state });
    return rule.campaignId === null || rule.campaignId === campaignId ? null : refuse('pricing.inCampaign');
  }
}
