import { Module } from '@nestjs/common';

import { PricingModule } from '../pricing/index.js';
import { CampaignListReader } from './campaign-list.reader.js';
import { CampaignRepository } from './campaign.repository.js';
import { ClaimRules } from './claim-rules.js';
import { CampaignsController } from './campaigns.controller.js';
import { DeleteCampaign } from './delete-campaign.js';
import { DraftCampaigns } from './draft-campaigns.js';
import { PublishedCampaigns } from './published-campaigns.reader.js';
import { ReleaseCampaign } from './release-campaign.js';
import { ShowCampaign } from './show-campaign.js';
import { WriteCampaign } from './write-campaign.js';

/** Seasons and sales: written as drafts, released as one thing, gone by the clock. */
@Module({
  imports: [PricingModule],
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
  exports: [PublishedCampaigns, ShowCampaign, DraftCampaigns],
})
export class CampaignsModule {}
