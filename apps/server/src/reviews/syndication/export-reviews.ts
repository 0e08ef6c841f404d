import { Injectable } from '@nestjs/common';
import type { exportReviews, HandlerInput, ReplyOf } from '@simpletread/contract';
import {
  ok,
  type Result,
  SYNDICATION_COLUMNS,
  SYNDICATION_PLACE,
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

const placeOf = (after: string | undefined) => {
  const [, micros, id] = SYNDICATION_PLACE.exec(after ?? '') ?? [];
  return micros === undefined || id === undefined ? null : { micros, id };
};

/** Writes our published reviews for partners, part by part. Each part is audited. */
@Injectable()
export class ExportReviews {
  constructor(
    private readonly work: UnitOfWork,
    private readonly directory: CatalogueDirectory,
    private readonly reviews: SyndicatedReviews,
    private readonly audit: Audit,
  ) {}

  async run({ brand, after, perPart }: Query, context: StaffContext): Promise<Result<Exported>> {
    const index = await this.directory.find((one) => one);
    const lineIds =
      brand === undefined
        ? null
        : (index?.lines ?? []).filter((line) => line.brandSlug === brand).map(({ lineId }) => lineId);
    return this.work.run(async (tx): Promise<Result<Exported>> => {
      const rows = await this.reviews.shared(tx, lineIds, perPart + 1, placeOf(after));
      const part = rows.slice(0, perPart);
      const last = rows.length > perPart ? part.at(-1) : undefined;
      const table = part.flatMap((row) => {
        const line = row.line_id === null ? undefined : index?.line(row.line_id);
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
        after: { brand: brand ?? null, count: table.length, isContinued: after !== undefined },
      });
      return ok({
        name: brand === undefined ? 'reviews.csv' : `reviews-${brand}.csv`,
        mediaType: 'text/csv',
        text: writeCsv(after === undefined ? [SYNDICATION_COLUMNS, ...table] : table),
        count: table.length,
        next: last === undefined ? null : `${last.micros}.${last.id}`,
      });
    });
  }
}
