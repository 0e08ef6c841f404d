import { overallDiameterIn, parseTireSize, sizeSlug, writtenSizeSlug } from '@simpletread/domain';

import type { SqlRunner } from '../../../src/platform/database/index.js';

/** The row of a size, made if it is missing; everything follows from its code. */
export const aTireSize = async (db: SqlRunner, code = '225/65R17', oeFitmentCount = 0) => {
  const parsed = parseTireSize(code);
  if (!parsed.ok) throw new Error(`not a size: ${code}`);
  const { size } = parsed.value;
  const rimIn = size.kind === 'pax' ? Math.round(size.rimMm / 25.4) : size.rimIn;
  const width = 'widthMm' in size ? size.widthMm : size.widthIn;
  const aspect = size.kind === 'metric' ? size.aspect : null;
  const diameterIn = (overallDiameterIn(size) ?? rimIn * 1.5).toFixed(1);
  await db.execute(
    `INSERT INTO catalogue.tire_size (code, slug, kind, width, aspect, rim_in, overall_diameter_in, oe_fitment_count)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [code, writtenSizeSlug(size), size.kind, width, aspect, rimIn, diameterIn, oeFitmentCount],
  );
  return { code, slug: sizeSlug(size) };
};
