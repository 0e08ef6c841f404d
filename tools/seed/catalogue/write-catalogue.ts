import type pg from 'pg';
import { type CopyValue, copyRows } from '../../database/index.js';
import type { LineFigures } from './line-figures.js';
import type { TireRow } from './tire-row.js';

const TIRE_COLUMNS = [
  'id',
  'item_number',
  'line_id',
  'size_code',
  'load_index',
  'dual_load_index',
  'speed_symbol',
  'load_range',
  'is_extra_load',
  'is_run_flat',
  'utqg',
  'warranty_miles',
  'weight_lb',
  'max_load_lb',
  'max_pressure_psi',
  'tread_depth_32nds',
  'is_oversized',
  'price_in_cents',
  'road_hazard_in_cents',
  'status',
  'purchase_cost_in_cents',
];

const tireValues = (tire: TireRow): readonly CopyValue[] => [
  tire.id,
  tire.itemNumber,
  tire.lineId,
  tire.sizeCode,
  tire.loadIndex,
  tire.dualLoadIndex,
  tire.speedSymbol,
  tire.loadRange,
  tire.isExtraLoad,
  tire.isRunFlat,
  tire.utqg,
  tire.warrantyMiles,
  tire.weightLb,
  tire.maxLoadLb,
  tire.maxPressurePsi,
  tire.treadDepth32nds,
  tire.isOversized,
  tire.priceInCents,
  tire.roadHazardInCents,
  tire.status,
  tire.purchaseCostInCents,
];

export const writeTires = (client: pg.ClientBase, tires: readonly TireRow[]): Promise<void> =>
  copyRows(client, 'catalogue.tire', TIRE_COLUMNS, tires.map(tireValues));

const FIGURES_TABLE = `CREATE TEMP TABLE line_figures (
  id uuid, long_lasting numeric(3,1), handling numeric(3,1), traction numeric(3,1), durability numeric(3,1),
  overall numeric(3,1), rating numeric(2,1), review_count integer, is_our_pick boolean) ON COMMIT DROP`;

// The first weights that were published, which is what the scores are drawn by.
const UPDATE_LINES = `UPDATE catalogue.product_line l
  SET score_long_lasting = f.long_lasting, score_handling = f.handling, score_traction = f.traction,
      score_durability = f.durability, score_overall = f.overall,
      score_version = CASE WHEN f.overall IS NOT NULL THEN 1 END, rating = f.rating, review_count = f.review_count,
      is_our_pick = f.is_our_pick
  FROM pg_temp.line_figures f WHERE f.id = l.id`;

const figureValues = ({ lineId, score, ...figure }: LineFigures): readonly CopyValue[] => [
  lineId,
  score?.longLasting ?? null,
  score?.handling ?? null,
  score?.traction ?? null,
  score?.durability ?? null,
  score?.overall ?? null,
  figure.rating,
  figure.reviewCount,
  figure.isOurPick,
];

/** Adds scores, ratings and picks to the product lines; inside an open transaction. */
export const writeLineFigures = async (
  client: pg.ClientBase,
  figures: readonly LineFigures[],
): Promise<void> => {
  await client.query(FIGURES_TABLE);
  const columns = ['id', 'long_lasting', 'handling', 'traction', 'durability', 'overall'];
  await copyRows(
    client,
    'pg_temp.line_figures',
    [...columns, 'rating', 'review_count', 'is_our_pick'],
    figures.map(figureValues),
  );
  await client.query(UPDATE_LINES);
};
