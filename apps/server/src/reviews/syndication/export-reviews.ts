import { Injectable } from '@nestjs/common';
import type { exportReviews, HandlerInput, ReplyOf } from '@simpletread/contract';
import {
  MOST_SYNDICATED,
  ok,
  type Result,
  SYNDICATION_COLUMNS,
  syndicationLine,
  writeCsv,
} from '@simpletread/domain';

import { CatalogueDirectory } from '../../catalogue/index.js';
import { Audit, staffActor, type StaffContext } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { SyndicatedReviews } from './syndicated-reviews.js';

type Query = HandlerInput<typeof exportReviews>['query'];
type Exported = ReplyOf<typeof exportReviews>;

/** Writes our published reviews for partners. Each export is audited. */
@Injectable()
export class ExportReviews {
  constructor(
    private readonly work: UnitOfWork,
    private readonly directory: CatalogueDirectory,
    private readonly reviews: SyndicatedReviews,
    private readonly audit: Audit,
  ) {}

  async run({ brand }: Query, context: StaffContext): Promise<Result<Exported>> {
    const index = await this.directory.find((one) => one);
    const lineIds =
      brand === undefined
        ? null
        : (index?.lines ?? []).filter((line) => line.brandSlug === brand).map(({ lineId }) => lineId);
    return this.work.run(async (tx): Promise<Result<Exported>> => {
      const rows = await this.reviews.shared(tx, lineIds, MOST_SYNDICATED + 1);
      const table = rows.slice(0, MOST_SYNDICATED).flatMap((row) => {
        const line = index?.line(row.line_id);
        if (line === undefined) return [];
        const { dry, wet, winter, comfort, noise, treadwear } = row;
        return [
          syndicationLine({
            ...{ id: row.id, brand: line.brandSlug, line: line.lineSlug, author: row.author_name },
            writtenOn: row.written_at.toISOString().slice(0, 10),
            ratings: { dry, wet, winter, comfort, noise, treadwear },
            ...{ summary: row.summary, comments: row.comments, vehicle: row.vehicle },
            milesDriven: row.miles_driven,
            drivingStyle: row.driving_style,
            placeDriven: row.place_driven,
            wouldBuyAgain: row.would_buy_again,
            ...{ isVerified: row.is_verified, isEmployee: row.is_employee, source: null },
          }),
        ];
      });
      await this.audit.record(tx, {
        ...staffActor(context),
        action: 'review.export',
        subjectType: 'reviewExport',
        subjectId: newId(),
        before: null,
        after: { brand: brand ?? null, count: table.length },
      });
      return ok({
        name: brand === undefined ? 'reviews.csv' : `reviews-${brand}.csv`,
        mediaType: 'text/csv',
        text: writeCsv([SYNDICATION_COLUMNS, ...table]),
        count: table.length,
        isComplete: rows.length <= MOST_SYNDICATED,
      });
    });
  }
}
