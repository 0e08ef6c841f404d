import { isLoadRange, isSpeedSymbol, type LoadRange, type SpeedSymbol } from '../../tires/index.js';
import { referenceRows } from '../../tires/testing/reference-rows.js';
import type { FitmentRecord } from '../fitment-record.js';

const indexOf = (text = ''): number | null => (text === '' ? null : Number(text));
const speedOf = (text = ''): SpeedSymbol | null => (isSpeedSymbol(text) ? text : null);
const rangeOf = (text = ''): LoadRange | null => (isLoadRange(text) ? text : null);

/** The reference fitments as records. */
export const referenceFitments = (): readonly FitmentRecord[] =>
  referenceRows('fitments.csv').map((row) => ({
    make: row.make ?? '',
    model: row.model ?? '',
    yearFrom: Number(row.year_from),
    yearTo: Number(row.year_to),
    trim: row.trim ?? '',
    frontSize: row.front_size ?? '',
    frontLoadIndex: indexOf(row.front_load_index),
    frontLoadIndexDual: indexOf(row.front_load_index_dual),
    frontSpeed: speedOf(row.front_speed),
    loadRange: rangeOf(row.load_range),
    rearSize: row.rear_size === '' ? null : (row.rear_size ?? null),
    rearLoadIndex: indexOf(row.rear_load_index),
    rearSpeed: speedOf(row.rear_speed),
    isStaggered: row.staggered === '1',
    confidence: row.confidence === 'high' ? 'high' : 'medium',
  }));
