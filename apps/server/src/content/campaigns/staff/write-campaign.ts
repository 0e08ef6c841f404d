import { Injectable } from '@nestjs/common';
import type { CampaignContentReply } from '@simpletread/contract';
import { campaignInstant, campaignStateAt, ok, refuse, type Result, type Season } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { CampaignDraft } from '../campaign.js';
import { CampaignRepository } from '../campaign.repository.js';
import { campaignAction, auditedPartOf } from './campaign-action.js';
import { mayWrite } from '../campaign-prices.policy.js';

/** The input of staff. Times are New York clock times, or instants. */
export interface TypedCampaign {
  readonly name: string;
  readonly season: Season;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly content: CampaignContentReply;
}

const readDraft = ({ startsAt, endsAt, ...typed }: TypedCampaign): Result<CampaignDraft> => {
  const start = campaignInstant(startsAt);
  if (!start.ok) return start;
  const end = campaignInstant(endsAt);
  if (!end.ok) return end;
  if (end.value <= start.value) return refuse('campaign.windowInvalid');
  return ok({ ...typed, startsAt: start.value, endsAt: end.value });
};

/** Writes drafts, which shoppers do not see; each returns the campaign's id. */
@Injectable()
export class WriteCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly audit: Audit,
  ) {}

  create(typed: TypedCampaign, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const draft = readDraft(typed);
      if (!draft.ok) return draft;
      if (!mayWrite(context.staff, null, draft.value)) return refuse('access.refused');
      const campaignId = newId();
      await this.campaigns.insert(tx, campaignId, draft.value);
      const entry = campaignAction('campaign.create', campaignId, null, auditedPartOf(draft.value));
      await this.audit.recordStaff(tx, entry, context);
      return ok(campaignId);
    });
  }

  change(
    campaignId: string,
    { version, ...typed }: TypedCampaign & { readonly version: number },
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const campaign = await this.campaigns.lock(tx, campaignId);
      if (campaign === null) return refuse('record.missing');
      if (campaign.version !== version) return refuse('record.stale');
      const state = campaignStateAt(campaign.state, campaign.released, await tx.now());
      if (state === 'ended') return refuse('campaign.stateRefused', { state });
      const draft = readDraft(typed);
      if (!draft.ok) return draft;
      if (!mayWrite(context.staff, campaign, draft.value)) return refuse('access.refused');
      await this.campaigns.update(tx, campaignId, draft.value);
      const entry = campaignAction(
        'campaign.change',
        campaignId,
        auditedPartOf(campaign),
        auditedPartOf(draft.value),
      );
      await this.audit.recordStaff(tx, entry, context);
      return ok(campaignId);
    });
  }
}
