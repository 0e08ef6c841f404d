import { Injectable } from '@nestjs/common';
import { easternWall } from '@simpletread/domain';

import type { StaffPrincipal } from '../platform/access/index.js';
import { Audit } from '../platform/audit/index.js';
import type { Transaction } from '../platform/database/index.js';
import type { CampaignDraft } from './campaign.js';

/** Who is at a campaign, in which request. */
export interface CampaignContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

interface CampaignChange {
  /** As `campaign.schedule`. */
  readonly action: string;
  readonly campaignId: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** A draft as the audit keeps it: with its times as they were chosen. */
export const toldOf = ({ name, season, startsAt, endsAt, content }: CampaignDraft): object => ({
  name,
  season,
  startsAt: `${easternWall(startsAt)} ET`,
  endsAt: `${easternWall(endsAt)} ET`,
  content,
});

/** Leaves who changed a campaign, from what to what, in the transaction of the change. */
@Injectable()
export class CampaignTrail {
  constructor(private readonly audit: Audit) {}

  record(tx: Transaction, change: CampaignChange, { staff, requestId }: CampaignContext): Promise<void> {
    return this.audit.record(tx, {
      actorKind: 'staff',
      actorId: staff.staffId,
      actorName: staff.name,
      action: change.action,
      subjectType: 'campaign',
      subjectId: change.campaignId,
      before: change.before,
      after: change.after,
      requestId,
    });
  }
}
