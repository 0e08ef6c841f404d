import type pg from 'pg';
import { writeColumns } from '../../write-columns.js';
import type { LineFigures } from './line-figures.js';
import type { TireRow } from './tire-row.js';

const tireRowOf = (tire: TireRow) => ({
  id: tire.id,
  item_number: tire.itemNumber,
  line_id: tire.lineId,
  size_code: tire.sizeCode,
  load_index: tire.loadIndex,
  dual_load_index: tire.dualLoadIndex,
  speed_symbol: tire.speedSymbol,
  load_range: tire.loadRange,
  is_extra_load: tire.isExtraLoad,
  is_run_flat: tire.isRunFlat,
  utqg: tire.utqg,
  warranty_miles: tire.warrantyMiles,
  weight_lb: tire.weightLb,
  max_load_lb: tire.maxLoadLb,
  max_pressure_psi: tire.maxPressurePsi,
  tread_depth_32nds: tire.treadDepth32nds,
  is_oversized: tire.isOversized,
  price_in_cents: tire.priceInCents,
  road_hazard_in_cents: tire.roadHazardInCents,
  status: tire.status,
  purchase_cost_in_cents: tire.purchaseCostInCents,
});

export const writeTires = (client: pg.ClientBase, tires: readonly TireRow[]): Promise<void> =>
  writeColumns(client, 'catalogue.tire', tires.map(tireRowOf));

const FIGURES_TABLE = `CREATE TEMP TABLE line_figures (
  id uuid, long_lasting numeric(3,1), handling numeric(3,1), traction numeric(3,1), durability numeric(3,1),
  overall numeric(3,1), rating numeric(2,1), review_count integer, is_our_pick boolean) ON COMMIT DROP`;

// The first published weights, which the scores are based on.
const UPDATE_LINES = `UPDATE catalogue.product_line l
  SET score_long_lasting = f.long_lasting, score_handling = f.handling, score_traction = f.traction,
      score_durability = f.durability, score_overall = f.overall,
      score_version = CASE WHEN f.overall IS NOT NULL THEN 1 END, rating = f.rating, review_count = f.review_count,
      is_our_pick = f.is_our_pick
  FROM pg_temp.line_figures f WHERE f.id = l.id`;

const figuresOf = ({ lineId, score, ...figure }: LineFigures) => ({
  id: lineId,
  long_lasting: score?.longLasting ?? null,
  handling: score?.handling ?? null,
  traction: score?.traction ?? null,
  durability: score?.durability ?? null,
  overall: score?.overall ?? null,
  rating: figure.rating,
  review_count: figure.reviewCount,
  is_our_pick: figure.isOurPick,
});

/** Adds scores, ratings and picks to the product lines; inside an open transaction. */
export const writeLineFigures = async (
  client: pg.ClientBase,
  figures: readonly LineFigures[],
): Promise<void> => {
  await client.query(FIGURES_TABLE);
  await writeColumns(client, 'pg_temp.line_figures', figures.map(figuresOf));
  await client.query(UPDATE_LINES);
};
