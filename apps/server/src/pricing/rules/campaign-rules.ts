import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { ownerAt } from './owner-at.js';
import { PriceListRepository } from './price-list.repository.js';
import { PromotionRepository } from './promotion.repository.js';
import type { RulePlace } from './rule-place.js';

/** The rules of a campaign and its window. */
export interface CampaignRelease {
  readonly campaignId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly promotionIds: readonly string[];
  readonly priceListIds: readonly string[];
}

/** A promotion or a price list that a campaign takes or has. */
interface Owned extends RulePlace {
  readonly id: string;
  readonly kind: 'promotion' | 'priceList';
}

/** An archived rule stays archived. Any other is paused until staff resume it. */
const letGo = ({ state }: Owned): RulePlace => ({
  campaignId: null,
  state: state === 'archived' ? state : 'paused',
  startsAt: null,
  endsAt: null,
});

const placeOf = ({ campaignId, state, startsAt, endsAt }: RulePlace): RulePlace => ({
  campaignId,
  state,
  startsAt,
  endsAt,
});

/** Promotions and price lists of campaigns: they count in the campaign's window and in no other, all of them or none. */
@Injectable()
export class CampaignRules {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly priceLists: PriceListRepository,
    private readonly audit: Audit,
  ) {}

  /**
   * Gives the named rules the campaign's window and releases its earlier ones. Refuses an unknown rule with
   * `record.missing`, an archived one with `pricing.stateRefused`, and a rule of another current campaign with
   * `pricing.inCampaign`.
   */
  async release(tx: Transaction, release: CampaignRelease, context: StaffContext): Promise<Result<null>> {
    const { campaignId, promotionIds, priceListIds, startsAt, endsAt } = release;
    const rules = await this.lockAll(tx, release);
    const wantedIds = { promotion: new Set(promotionIds), priceList: new Set(priceListIds) };
    const isWanted = ({ kind, id }: Owned): boolean => wantedIds[kind].has(id);
    const wanted = rules.filter(isWanted);
    if (wanted.length !== wantedIds.promotion.size + wantedIds.priceList.size)
      return refuse('record.missing');
    const now = await tx.now();
    const fault = wanted.map((rule) => this.faultOf(rule, campaignId, now)).find((each) => each !== null);
    if (fault !== undefined) return fault;
    const here: RulePlace = { campaignId, state: 'active', startsAt, endsAt };
    for (const rule of rules) await this.place(tx, rule, isWanted(rule) ? here : letGo(rule), context);
    return ok(null);
  }

  /** Turns off all rules of a campaign from now on. */
  async withdraw(tx: Transaction, campaignId: string, context: StaffContext): Promise<void> {
    const rules = await this.lockAll(tx, { campaignId, promotionIds: [], priceListIds: [] });
    for (const rule of rules) await this.place(tx, rule, letGo(rule), context);
  }

  private async lockAll(
    tx: Transaction,
    { campaignId, promotionIds, priceListIds }: Omit<CampaignRelease, 'startsAt' | 'endsAt'>,
  ): Promise<Owned[]> {
    const promotions = await this.promotions.lockAll(tx, promotionIds, campaignId);
    const lists = await this.priceLists.lockAll(tx, priceListIds, campaignId);
    return [
      ...promotions.map((rule): Owned => ({ kind: 'promotion', id: rule.promotionId, ...placeOf(rule) })),
      ...lists.map((rule): Owned => ({ kind: 'priceList', id: rule.priceListId, ...placeOf(rule) })),
    ];
  }

  /** Recorded in each rule's own history too, since people look for a vanished price there. */
  private async place(tx: Transaction, rule: Owned, place: RulePlace, context: StaffContext): Promise<void> {
    const { kind, id } = rule;
    await (kind === 'promotion' ? this.promotions : this.priceLists).place(tx, id, place);
    const action = `${kind}.${place.campaignId === null ? 'leaveCampaign' : 'joinCampaign'}`;
    const entry = { action, subjectType: kind, subjectId: id, before: placeOf(rule), after: place };
    await this.audit.recordStaff(tx, entry, context);
  }

  private faultOf(rule: Owned, campaignId: string, now: Date): Result<null> | null {
    if (rule.state === 'archived') return refuse('pricing.stateRefused', { state: rule.state });
    const owner = ownerAt(rule, now);
    return owner === null || owner === campaignId ? null : refuse('pricing.inCampaign');
  }
}
