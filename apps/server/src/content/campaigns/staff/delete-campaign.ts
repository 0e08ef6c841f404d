import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, HistoryReader, type StaffContext } from '../../../platform/audit/index.js';
import { isStale, type SeenVersion, UnitOfWork } from '../../../platform/database/index.js';
import { CampaignRepository } from '../campaign.repository.js';
import { campaignAction, auditedPartOf } from './campaign-action.js';
import { mayMove } from '../campaign-prices.policy.js';
import { draftOf, type DraftRow } from '../campaign-row.js';

const momentOf = (text: unknown): Date => new Date(String(text));

/** Deletes unreleased drafts, and restores them unchanged. Their history survives. */
@Injectable()
export class DeleteCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly history: HistoryReader,
    private readonly audit: Audit,
  ) {}

  delete(campaignId: string, seen: SeenVersion, context: StaffContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const campaign = await this.campaigns.lock(tx, campaignId);
      if (campaign === null) return refuse('record.missing');
      if (isStale(campaign.version, seen)) return refuse('record.stale');
      // Shoppers saw released campaigns, even those withdrawn since. The list of releases shows which.
      if (campaign.state !== 'draft') return refuse('record.notDraft');
      if (!mayMove(context.staff, [campaign])) return refuse('access.refused');
      await this.campaigns.delete(tx, campaignId);
      const entry = campaignAction('campaign.delete', campaignId, auditedPartOf(campaign), null);
      await this.audit.recordStaff(tx, entry, context);
      return ok(undefined);
    });
  }

  /** Restores a campaign under its id, as it was deleted. Refuses with `record.stale` if it exists. */
  restore(campaignId: string, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      if ((await this.campaigns.lock(tx, campaignId)) !== null) return refuse('record.stale');
      const kept = await this.history.lastDeleted('campaign', campaignId);
      if (kept === null) return refuse('record.missing');
      const draft = draftOf({
        ...(kept as unknown as DraftRow),
        starts_at: momentOf(kept['starts_at']),
        ends_at: momentOf(kept['ends_at']),
      });
      if (!mayMove(context.staff, [draft])) return refuse('access.refused');
      const isBack = await this.campaigns.restore(tx, campaignId, draft, momentOf(kept['created_at']));
      const entry = campaignAction('campaign.restore', campaignId, null, auditedPartOf(draft));
      if (isBack) await this.audit.recordStaff(tx, entry, context);
      return ok(campaignId);
    });
  }
}
