import { Injectable } from '@nestjs/common';

import { Database } from '../platform/database/index.js';
import type { AssortmentRows, CategoryCount, LineCounts } from './assortment.js';

const LINES = `
  SELECT line_id AS "lineId", count(*)::int AS "tireCount", count(DISTINCT size_code)::int AS "sizeCount",
         min(price_in_cents) AS "fromPriceInCents"
  FROM catalogue.tire WHERE status = 'active' GROUP BY line_id`;

const CATEGORIES = `
  SELECT category.slug AS "categorySlug", tire.size_code AS "sizeCode", count(*)::int AS "tireCount"
  FROM catalogue.tire tire
  JOIN catalogue.product_line line ON line.id = tire.line_id
  JOIN catalogue.category category ON category.id = line.category_id
  WHERE tire.status = 'active' GROUP BY category.slug, tire.size_code`;

/** Counts what is on sale: two passes over the tires for the whole catalogue, none for a request. */
@Injectable()
export class AssortmentReader {
  constructor(private readonly database: Database) {}

  async read(): Promise<AssortmentRows> {
    const [lines, categories] = await Promise.all([
      this.database.query<LineCounts>(LINES),
      this.database.query<CategoryCount>(CATEGORIES),
    ]);
    return { lines, categories };
  }
}
