import { canonicalTireSize, isSpeedSymbol, parseTireSize } from '@simpletread/domain';
import type { Cells } from '../cells.js';
import { importKind, key, nullableKey, once, value } from '../import-kind.js';
import { namedId } from '../named-id.js';

const YEAR = { min: 1900, max: 2100 };
const LOAD_INDEX = { min: 0, max: 170 };

const speed = (cells: Cells, column: string): string | null => {
  const symbol = cells.optional(column);
  return symbol === null || isSpeedSymbol(symbol)
    ? symbol
    : cells.refuse(column, `"${symbol}" is not a speed symbol`, null);
};

// The list of sizes has no ZR: it is the R size with a speed above 149 mph, and the speed has its own column.
const sizeCode = (cells: Cells, column: string): string | null => {
  const text = cells.optional(column);
  if (text === null) return null;
  const parsed = parseTireSize(text);
  if (!parsed.ok) return cells.refuse(column, `"${text}" is not a tire size`, null);
  const { size } = parsed.value;
  return canonicalTireSize(size.kind === 'metric' ? { ...size, isZr: false } : size);
};

const years = (cells: Cells): { readonly year_from: number; readonly year_to: number } => {
  const range = { year_from: cells.integer('year_from', YEAR), year_to: cells.integer('year_to', YEAR) };
  return range.year_from <= range.year_to ? range : cells.refuse('year_to', 'is before year_from', range);
};

/** `fitments.csv`: the factory sizes of vehicles; the rear is named only if it differs. */
export const fitments = importKind({
  name: 'fitments',
  header: [
    'make',
    'model',
    'year_from',
    'year_to',
    'trim',
    'front_size',
    'front_load_index',
    'front_load_index_dual',
    'front_speed',
    'load_range',
    'rear_size',
    'rear_load_index',
    'rear_speed',
    'staggered',
    'confidence',
  ],
  table: 'fitment.fitment',
  columns: [
    once('id', 'uuid'),
    key('make'),
    key('model'),
    key('year_from', 'integer'),
    key('year_to', 'integer'),
    key('trim'),
    key('front_size'),
    nullableKey('rear_size'),
    value('front_load_index', 'integer'),
    value('front_load_index_dual', 'integer'),
    value('front_speed'),
    value('load_range'),
    value('rear_load_index', 'integer'),
    value('rear_speed'),
    value('is_staggered', 'boolean'),
    value('confidence'),
  ],
  references: [
    { column: 'front_size', table: 'catalogue.tire_size', key: 'code', noun: 'size' },
    { column: 'rear_size', table: 'catalogue.tire_size', key: 'code', noun: 'size' },
  ],
  onChange: ['updated_at = now()'],
  read: (cells) => {
    const named = {
      make: cells.required('make'),
      model: cells.required('model'),
      ...years(cells),
      trim: cells.text('trim'),
      front_size: sizeCode(cells, 'front_size') ?? cells.required('front_size'),
      rear_size: sizeCode(cells, 'rear_size'),
    };
    return {
      id: namedId('fitment', Object.values(named)),
      ...named,
      front_load_index: cells.optionalInteger('front_load_index', LOAD_INDEX),
      front_load_index_dual: cells.optionalInteger('front_load_index_dual', LOAD_INDEX),
      front_speed: speed(cells, 'front_speed'),
      load_range: cells.optional('load_range'),
      rear_load_index: cells.optionalInteger('rear_load_index', LOAD_INDEX),
      rear_speed: speed(cells, 'rear_speed'),
      is_staggered: cells.flag('staggered'),
      confidence: cells.oneOf('confidence', ['high', 'medium']),
    };
  },
});
