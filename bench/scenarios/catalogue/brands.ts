import { getBrand } from '@simpletread/contract';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { prepare } from '../../http/http-caller.js';
import { inTurn, type Scenario } from '../scenario.js';

const BRANDS = `
  SELECT brand_slug FROM catalogue.product_line GROUP BY brand_slug ORDER BY count(*) DESC, brand_slug LIMIT 20`;

const brandRow = z.object({ brand_slug: z.string() });

/** A brand's lines with their lowest prices. */
export const brands: Scenario = {
  name: 'brands',
  what: 'GET /brands/{brand}: its lines, from how much',
  limit: 'empty route',
  target: { cpuMs: 1 },
  prepare: async ({ serverUrl, db, caller }) => {
    const rows = await queryRows(db, brandRow, BRANDS);
    const calls = rows.map(({ brand_slug: brand }) =>
      prepare(serverUrl, getBrand, { params: { brand }, query: {} }),
    );
    const next = inTurn(calls, 'brands');
    return () => caller.send(next());
  },
};
