import { Injectable } from '@nestjs/common';
import { ok, type PublishedCampaign, refuse, type Result } from '@simpletread/domain';

import { Database, type SqlRunner } from '../../platform/database/index.js';
import { CampaignRepository } from './campaign.repository.js';

/** A campaign as it is written, whatever of it is released. */
export interface WrittenCampaign {
  readonly campaign: PublishedCampaign;
  readonly version: number;
}

/** What other features may know of campaigns that are not released: for previews, which only staff see. */
@Injectable()
export class DraftCampaigns {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignRepository,
  ) {}

  async find(
    campaignId: string,
    db: SqlRunner = this.database,
  ): Promise<Result<WrittenCampaign, 'record.missing'>> {
    const found = await this.campaigns.find(db, campaignId);
    if (found === null) return refuse('record.missing');
    const { name, season, startsAt, endsAt, content, version } = found;
    return ok({ campaign: { campaignId, name, season, startsAt, endsAt, content }, version });
  }
}
