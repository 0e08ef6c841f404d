import { canonicalTireSize, parseTireSize, writtenSizeSlug } from '@simpletread/domain';
import type { Cells } from '../cells.js';
import { importKind, key, value } from '../import-kind.js';
import { nominalDiameterIn } from '../nominal-diameter.js';

const LOAD_INDEX = { min: 0, max: 170 };

const DIAMETER_IN = { min: 5, max: 100 };

const namedSize = (cells: Cells): { code: string; slug: string; overall_diameter_in: number } => {
  const text = cells.required('size');
  const stated = cells.optionalDecimal('overall_diameter_in', DIAMETER_IN);
  const parsed = parseTireSize(text);
  if (!parsed.ok) {
    return cells.refuse('size', `"${text}" is not a tire size`, {
      code: text,
      slug: text,
      overall_diameter_in: 0,
    });
  }
  const { size } = parsed.value;
  return {
    code: canonicalTireSize(size),
    slug: writtenSizeSlug(size),
    overall_diameter_in: stated ?? nominalDiameterIn(size),
  };
};

/** `sizes.csv`: the sizes that are made. A size sold in several load ranges has a row for each; the first, the most common, counts. */
export const sizes = importKind({
  name: 'sizes',
  header: [
    'size',
    'type',
    'width',
    'aspect',
    'rim_in',
    'overall_diameter_in',
    'load_range',
    'typical_load_index',
    'dual_load_index',
    'oe_load_index_min',
    'oe_load_index_max',
    'oe_speed_symbols',
    'oe_fitment_rows',
  ],
  table: 'catalogue.tire_size',
  columns: [
    key('code'),
    value('slug'),
    value('kind'),
    value('width', 'numeric(6,2)'),
    value('aspect', 'numeric(6,2)'),
    value('rim_in', 'numeric(5,2)'),
    value('overall_diameter_in', 'numeric(5,1)'),
    value('load_range'),
    value('typical_load_index', 'integer'),
    value('dual_load_index', 'integer'),
    value('oe_fitment_count', 'integer'),
  ],
  allowsRepeats: true,
  read: (cells) => ({
    ...namedSize(cells),
    kind: cells.required('type'),
    width: cells.optionalDecimal('width', { min: 1, max: 999 }),
    aspect: cells.optionalDecimal('aspect', { min: 10, max: 999 }),
    rim_in: cells.decimal('rim_in', { min: 3, max: 60 }),
    load_range: cells.optional('load_range'),
    typical_load_index: cells.optionalInteger('typical_load_index', LOAD_INDEX),
    dual_load_index: cells.optionalInteger('dual_load_index', LOAD_INDEX),
    oe_fitment_count: cells.optionalInteger('oe_fitment_rows', { min: 0, max: 100_000 }) ?? 0,
  }),
});
