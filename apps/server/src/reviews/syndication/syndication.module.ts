import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { ExportReviews } from './export-reviews.js';
import { ImportReviews } from './import-reviews.js';
import { SyndicatedReviews } from './syndicated-reviews.js';
import { SyndicationController } from './syndication.controller.js';

/** Reviews from partners and for them. Decision record 192. */
@Module({
  imports: [CatalogueModule],
  controllers: [SyndicationController],
  providers: [ExportReviews, ImportReviews, SyndicatedReviews],
})
export class ReviewSyndicationModule {}
