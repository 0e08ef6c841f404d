import { Injectable } from '@nestjs/common';
import { ok, type PublishedCampaign, refuse, type Result } from '@simpletread/domain';

import { Database, type SqlRunner } from '../../platform/database/index.js';
import { CampaignRepository } from './campaign.repository.js';

/** A campaign as currently written, released or not. */
export interface WrittenCampaign {
  readonly campaign: PublishedCampaign;
  readonly version: number;
}

/** Unreleased campaigns, for other features' staff previews. */
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
