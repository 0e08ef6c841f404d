import { getProduct } from '@simpletread/contract';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { prepare } from '../../http/http-caller.js';
import { inTurn, type Scenario } from '../scenario.js';

const TIRES = `
  SELECT l.brand_slug, l.slug, t.item_number FROM catalogue.tire t JOIN catalogue.product_line l ON l.id = t.line_id
  WHERE t.status = 'active' ORDER BY md5(t.id::text) LIMIT 500`;

const tireRow = z.object({ brand_slug: z.string(), slug: z.string(), item_number: z.number() });

/** The product page of one tire with its price out the door and nearby shops. */
export const product: Scenario = {
  name: 'product',
  what: 'GET /products/{brand}/{line}: one item, ZIP',
  limit: 'empty route',
  target: { cpuMs: 0.5, perSecond: 3_000 },
  prepare: async ({ serverUrl, db, caller }) => {
    const rows = await queryRows(db, tireRow, TIRES);
    const calls = rows.map(({ brand_slug: brand, slug: line, item_number: item }, n) =>
      prepare(serverUrl, getProduct, {
        params: { brand, line },
        query: { item, zip: n % 2 === 0 ? '19147' : '60601' },
      }),
    );
    const next = inTurn(calls, 'tires');
    return () => caller.send(next());
  },
};
