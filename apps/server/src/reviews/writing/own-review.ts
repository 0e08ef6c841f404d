import { Injectable } from '@nestjs/common';
import type { OwnReview } from '@simpletread/contract';
import {
  eventsFrom,
  isReviewEditable,
  maskEmail,
  moveReview,
  ok,
  refuse,
  rejectionSentence,
  type Result,
  reviewDueAt,
  reviewMachine,
} from '@simpletread/domain';

import { CatalogueDirectory } from '../../catalogue/index.js';
import { ShopDirectory } from '../../installers/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { reviewOf } from '../reviews/index.js';
import { type ReviewRecord, ReviewRepository } from '../submissions/index.js';

const NO_NAMES = { brandSlug: '', brandName: '', lineSlug: '', lineName: '' };

/** A review for whoever has the key from our email. */
@Injectable()
export class ShowOwnReview {
  constructor(
    private readonly database: Database,
    private readonly directory: CatalogueDirectory,
    private readonly reviews: ReviewRepository,
    private readonly clock: Clock,
    private readonly shops: ShopDirectory,
  ) {}

  idOf(token: string): Promise<string | null> {
    return this.reviews.idOfToken(this.database, hashToken(token));
  }

  async run(token: string): Promise<Result<OwnReview, 'record.missing'>> {
    const id = await this.idOf(token);
    const record = id === null ? null : await this.reviews.byId(this.database, id);
    if (record === null) return refuse('record.missing');
    const { line_id: lineId } = record;
    const line = lineId === null ? undefined : await this.directory.find((index) => index.line(lineId));
    const names =
      line === undefined
        ? NO_NAMES
        : {
            brandSlug: line.brandSlug,
            brandName: line.brandName,
            lineSlug: line.lineSlug,
            lineName: line.lineName,
          };
    return ok({ ...names, shop: await this.shopOf(record), ...ownViewOf(record, this.clock.now()) });
  }

  private async shopOf({ shop_id: shopId }: ReviewRecord): Promise<OwnReview['shop']> {
    const shop = shopId === null ? null : await this.shops.findById(shopId);
    return shop === null ? null : { code: shop.code, slug: shop.slug, company: shop.company };
  }
}

const ownViewOf = (record: ReviewRecord, now: Date): Omit<OwnReview, keyof typeof NO_NAMES | 'shop'> => {
  const { state, submitted_at: submittedAt, our_turn_since: since, reason } = record;
  const events = eventsFrom(reviewMachine, state);
  return {
    ...reviewOf(record),
    version: record.version,
    state,
    name: record.name,
    email: maskEmail(record.email),
    submittedAt: submittedAt.toISOString(),
    readBy: since === null ? null : reviewDueAt(since).toISOString(),
    rejection: state === 'rejected' && reason !== null ? rejectionSentence(reason) : null,
    question: record.question,
    answer: record.answer,
    appeal: record.appeal,
    mayEdit: events.includes('edit') && isReviewEditable(record.reopened_at ?? submittedAt, now),
    mayAppeal: moveReview(state, 'appeal', record.appealed_at === null).ok,
    mayWithdraw: events.includes('withdraw'),
  };
};
