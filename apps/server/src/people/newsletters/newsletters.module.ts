import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { ContentModule } from '../../content/index.js';
import { PricingModule } from '../../pricing/index.js';
import { FillNewsletter } from './fill-newsletter.js';
import { FollowNewsletter } from './follow-newsletter.js';
import { NewsletterMails } from './newsletter-mails.js';
import { NewsletterTokens } from './newsletter-tokens.js';
import { newsletterClickEntity } from './newsletter-click.entity.js';
import { newsletterSendEntity } from './newsletter-send.entity.js';
import { newsletterEntity } from './newsletter.entity.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { NewslettersController } from './newsletters.controller.js';
import { PersonalNewsletters } from './personal-newsletters.js';
import { savedSegmentEntity } from './saved-segment.entity.js';
import { SavedSegmentRepository } from './saved-segment.repository.js';
import { SendNewsletters } from './send-newsletters.js';
import { NewsletterFiguresReader } from './staff/newsletter-figures.reader.js';
import { NewsletterListReader } from './staff/newsletter-list.reader.js';
import { NewsletterSteps } from './staff/newsletter-steps.js';
import { PersonalNewslettersReader } from './staff/personal-newsletters.reader.js';
import { PreviewNewsletter } from './staff/preview-newsletter.js';
import { ReadSavedSegments } from './staff/read-saved-segments.js';
import { RecipientsReader } from './staff/recipients.reader.js';
import { SavedSegmentsController } from './staff/saved-segments.controller.js';
import { ShowNewsletter } from './staff/show-newsletter.js';
import { StaffNewslettersController } from './staff/newsletters.controller.js';
import { WriteNewsletter } from './staff/write-newsletter.js';
import { WriteSavedSegment } from './staff/write-saved-segment.js';

/** Newsletters to the mailing list: written from blocks, sent to a segment step by step, and counted. Decision record 193. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      newsletterEntity,
      newsletterSendEntity,
      newsletterClickEntity,
      savedSegmentEntity,
    ]),
    CatalogueModule,
    ContentModule,
    PricingModule,
  ],
  controllers: [NewslettersController, StaffNewslettersController, SavedSegmentsController],
  providers: [
    NewsletterRepository,
    SavedSegmentRepository,
    ReadSavedSegments,
    WriteSavedSegment,
    NewsletterTokens,
    NewsletterMails,
    FillNewsletter,
    SendNewsletters,
    FollowNewsletter,
    PersonalNewsletters,
    PersonalNewslettersReader,
    RecipientsReader,
    NewsletterFiguresReader,
    NewsletterListReader,
    ShowNewsletter,
    PreviewNewsletter,
    WriteNewsletter,
    NewsletterSteps,
  ],
})
export class NewslettersModule {}
