import { searchTires } from '@simpletread/contract';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { prepare } from '../../http/http-caller.js';
import { inTurn, type Scenario } from '../scenario.js';

const SIZES = `
  SELECT z.slug FROM catalogue.tire_size z JOIN catalogue.tire t ON t.size_code = z.code AND t.status = 'active'
  GROUP BY z.slug HAVING count(*) >= 20 ORDER BY md5(z.slug) LIMIT 120`;

const sizeRow = z.object({ slug: z.string() });

const ZIPS = ['19147', '10001', '60601', '77002', '90012', '98101', '80202', '33101'];

const FILTERS = [
  {},
  { category: 'all-season,touring' },
  { inStock: 'true', sort: 'price-low' },
  { minTotalInCents: '50000', maxTotalInCents: '100000' },
  { score: 'great,excellent', page: '1' },
  { snowflake: 'true' },
] as const;

/** Realistic results pages: many sizes, a ZIP for the price out the door, filters in five of six. */
export const search: Scenario = {
  name: 'search',
  what: 'GET /tires: size, ZIP, filters, counts',
  limit: 'empty route',
  target: { cpuMs: 1, perSecond: 1_600 },
  prepare: async ({ serverUrl, db, caller }) => {
    const rows = await queryRows(db, sizeRow, SIZES);
    const calls = rows.flatMap(({ slug }, n) =>
      FILTERS.map((filter, m) =>
        prepare(serverUrl, searchTires, {
          query: { size: slug, zip: ZIPS[(n + m) % ZIPS.length], ...filter },
        }),
      ),
    );
    // A stride without a common factor with the length: neighbors in time aren't neighbors in the list.
    const mixed = calls.map((_, n) => calls[(n * 371) % calls.length]).filter((call) => call !== undefined);
    const next = inTurn(mixed, 'tires');
    return () => caller.send(next());
  },
};
