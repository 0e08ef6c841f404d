import { Injectable } from '@nestjs/common';
import {
  type CampaignState,
  campaignStateAt,
  changeCampaignState,
  checkWindow,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { CampaignRules } from '../../../pricing/index.js';
import type { Campaign, CampaignDraft } from '../campaign.js';
import { CampaignRepository } from '../campaign.repository.js';
import { campaignAction, auditedPartOf } from './campaign-action.js';
import { mayMove } from '../campaign-prices.policy.js';

interface Input {
  readonly campaignId: string;
  readonly version: number;
  readonly event: 'schedule' | 'rollBack' | 'withdraw';
}

interface Found {
  readonly campaign: Campaign;
  readonly state: CampaignState;
  readonly now: Date;
}

/** Brings campaigns before shoppers and takes them away again; each returns the campaign's id. */
@Injectable()
export class ReleaseCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly rules: CampaignRules,
    private readonly audit: Audit,
  ) {}

  /** Releases the campaign as it is now. */
  schedule(campaignId: string, version: number, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const found = await this.find(tx, { campaignId, version, event: 'schedule' }, context);
      return found.ok ? this.publish(tx, found.value, found.value.campaign, null, context) : found;
    });
  }

  /** Releases an earlier release once more; the draft becomes what it was then. */
  rollBack(
    campaignId: string,
    version: number,
    number: number,
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const found = await this.find(tx, { campaignId, version, event: 'rollBack' }, context);
      if (!found.ok) return found;
      const earlier = await this.campaigns.release(tx, campaignId, number);
      if (earlier === null) return refuse('campaign.releaseUnknown');
      if (!mayMove(context.staff, [earlier])) return refuse('access.refused');
      await this.campaigns.update(tx, campaignId, earlier);
      return this.publish(tx, found.value, earlier, number, context);
    });
  }

  withdraw(campaignId: string, version: number, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const found = await this.find(tx, { campaignId, version, event: 'withdraw' }, context);
      if (!found.ok) return found;
      await this.campaigns.leaveCalendar(tx, campaignId);
      await this.rules.withdraw(tx, campaignId, context);
      await this.campaigns.setState(tx, campaignId, 'withdrawn');
      const before = { state: found.value.state, release: found.value.campaign.released?.number ?? null };
      const after = { state: 'withdrawn', release: null };
      const entry = campaignAction('campaign.withdraw', campaignId, before, after);
      await this.audit.recordStaff(tx, entry, context);
      return ok(campaignId);
    });
  }

  private async find(
    tx: Transaction,
    { campaignId, version, event }: Input,
    { staff }: StaffContext,
  ): Promise<Result<Found>> {
    await this.campaigns.lockCalendar(tx);
    const campaign = await this.campaigns.lock(tx, campaignId);
    if (campaign === null) return refuse('record.missing');
    if (campaign.version !== version) return refuse('record.stale');
    if (!mayMove(staff, [campaign, campaign.released])) return refuse('access.refused');
    const now = await tx.now();
    const state = campaignStateAt(campaign.state, campaign.released, now);
    const next = changeCampaignState(state, event);
    return next.ok ? ok({ campaign, state, now }) : next;
  }

  private async publish(
    tx: Transaction,
    { campaign, state, now }: Found,
    draft: CampaignDraft,
    repeats: number | null,
    context: StaffContext,
  ): Promise<Result<string>> {
    const { id: campaignId, released } = campaign;
    const { name, season, startsAt, endsAt, content } = draft;
    const plain = { name, season, startsAt, endsAt, content };
    const calendar = await this.campaigns.calendar(tx, now);
    const checked = checkWindow({ ...plain, campaignId }, calendar, now);
    if (!checked.ok) return checked;
    const { promotionIds, priceListIds } = content;
    const wanted = { campaignId, startsAt, endsAt, promotionIds, priceListIds };
    const placed = await this.rules.release(tx, wanted, context);
    if (!placed.ok) return placed;
    const number = await this.campaigns.publish(tx, campaignId, { ...plain, repeats, by: context.staff });
    await this.campaigns.setState(tx, campaignId, 'scheduled');
    const was = released === null ? null : auditedPartOf(released);
    const action = repeats === null ? 'campaign.schedule' : 'campaign.rollBack';
    const before = { state, release: released?.number ?? null, ...was };
    const after = { state: 'scheduled', release: number, repeats, ...auditedPartOf(plain) };
    await this.audit.recordStaff(tx, campaignAction(action, campaignId, before, after), context);
    return ok(campaignId);
  }
}
