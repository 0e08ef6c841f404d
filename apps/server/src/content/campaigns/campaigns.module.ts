import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { PricingModule } from '../../pricing/index.js';
import { CampaignRepository } from './campaign.repository.js';
import { ClaimRules } from './claim-rules.js';
import { DraftCampaigns } from './draft-campaigns.js';
import { PublishedCampaigns } from './published-campaigns.reader.js';
import { CampaignListReader } from './staff/campaign-list.reader.js';
import { CampaignsController } from './staff/campaigns.controller.js';
import { DeleteCampaign } from './staff/delete-campaign.js';
import { ReleaseCampaign } from './staff/release-campaign.js';
import { ShowCampaign } from './staff/show-campaign.js';
import { WriteCampaign } from './staff/write-campaign.js';
import { calendarEntryEntity } from './calendar-entry.entity.js';
import { campaignEntity } from './campaign.entity.js';
import { campaignReleaseEntity } from './campaign-release.entity.js';
import { campaignRevisionEntity } from './campaign-revision.entity.js';

/** Seasons and sales: written as drafts, released as one thing, gone by the clock. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      calendarEntryEntity,
      campaignEntity,
      campaignReleaseEntity,
      campaignRevisionEntity,
    ]),
    PricingModule,
  ],
  controllers: [CampaignsController],
  providers: [
    CampaignRepository,
    WriteCampaign,
    DeleteCampaign,
    ReleaseCampaign,
    ShowCampaign,
    CampaignListReader,
    PublishedCampaigns,
    DraftCampaigns,
    ClaimRules,
  ],
  exports: [PublishedCampaigns, DraftCampaigns, ShowCampaign],
})
export class CampaignsModule {}
