import { Injectable } from '@nestjs/common';
import { type CampaignRecord, faultMessage } from '@simpletread/contract';
import { checkWindow, ok, refuse, type Result } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import type { Campaign } from '../campaign.js';
import { CampaignRepository } from '../campaign.repository.js';
import { campaignRowOf } from './campaign-view.js';

/** Shows a campaign with all that was released of it. */
@Injectable()
export class ShowCampaign {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignRepository,
    private readonly clock: Clock,
  ) {}

  async run(id: string): Promise<Result<CampaignRecord, 'record.missing'>> {
    const campaign = await this.campaigns.find(this.database, id);
    if (campaign === null) return refuse('record.missing');
    const releases = await this.campaigns.releases(this.database, id);
    return ok({
      ...campaignRowOf(campaign, this.clock.now()),
      content: campaign.content,
      releases: releases.map(({ startsAt, endsAt, releasedAt, ...release }) => ({
        ...release,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        releasedAt: releasedAt.toISOString(),
      })),
      obstacle: await this.obstacle(campaign),
    });
  }

  private async obstacle(campaign: Campaign): Promise<string | null> {
    const now = this.clock.now();
    const calendar = await this.campaigns.calendar(this.database, now);
    const checked = checkWindow({ ...campaign, campaignId: campaign.id }, calendar, now);
    return checked.ok ? null : faultMessage(checked.fault);
  }
}
