import type pg from 'pg';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { inTurn } from '../scenario.js';

const WELL_STOCKED = `
  SELECT t.id FROM catalogue.tire t
  WHERE t.status = 'active' AND (SELECT max(s.available) FROM catalogue.stock_level s WHERE s.tire_id = t.id) >= 16
  ORDER BY md5(t.id::text) LIMIT 4000`;

const tireRow = z.object({ id: z.string() });

/** Tires with stock for at least four sets of four. */
export const tiresInStock = async (db: pg.Pool): Promise<() => string> => {
  const rows = await queryRows(db, tireRow, WELL_STOCKED);
  return inTurn(
    rows.map(({ id }) => id),
    'tires in stock',
  );
};
