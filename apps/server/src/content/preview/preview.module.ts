import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { Previews } from '../../platform/access/index.js';
import { SsoModule } from '../../sso/index.js';
import { CampaignsModule } from '../campaigns/index.js';
import { AskForPreview } from './ask-for-preview.js';
import { ChoosePreview } from './choose-preview.js';
import { PreviewKind } from './preview-kind.js';
import { PreviewTrail } from './preview-trail.js';
import { PreviewVisits } from './preview-visits.js';
import { PreviewRepository } from './preview.repository.js';
import { PreviewsController } from './previews.controller.js';
import { ShowPreview } from './show-preview.js';
import { StoredPreviews } from './stored-previews.js';
import { previewEntity } from './preview.entity.js';

/** Staff previews of the shop: another moment, another kind of customer, unreleased content. */
@Module({
  imports: [TypeOrmModule.forFeature([previewEntity]), CampaignsModule, DeliveryModule, SsoModule],
  controllers: [PreviewsController],
  providers: [
    PreviewRepository,
    PreviewTrail,
    ChoosePreview,
    AskForPreview,
    PreviewKind,
    PreviewVisits,
    StoredPreviews,
    { provide: Previews, useExisting: StoredPreviews },
    ShowPreview,
  ],
})
export class PreviewModule {}
