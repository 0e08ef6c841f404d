import { readTireFee, type TireFee } from '@simpletread/domain';
import type { Cells } from '../cells.js';
import { importKind, key, value } from '../import-kind.js';

const tireFee = (cells: Cells): TireFee | null => {
  const basis = cells.required('basis');
  const fee = readTireFee({ feeUsdPerTire: cells.text('fee_usd_per_tire'), basis, note: cells.text('note') });
  return fee.ok ? fee.value : cells.refuse('basis', `"${basis}" is not a fee basis: look it up`, null);
};

/** `state-tire-fees.csv`: completes the states from `state-sales-tax`. */
export const stateTireFees = importKind({
  name: 'state-tire-fees',
  header: ['state', 'name', 'fee_usd_per_tire', 'basis', 'note', 'as_of', 'confidence'],
  table: 'locations.state_tax',
  columns: [
    key('state'),
    value('tire_fee_basis'),
    value('tire_fee_in_cents', 'bigint'),
    value('tire_fee_rate_ppm', 'integer'),
    value('tire_fee_max_in_cents', 'bigint'),
    value('tire_fee_large_rim_from_in', 'numeric(4,1)'),
    value('tire_fee_large_rim_in_cents', 'bigint'),
    value('tire_fee_large_rim_rate_ppm', 'integer'),
    value('tire_fee_note'),
  ],
  write: 'update',
  read: (cells) => {
    const fee = tireFee(cells);
    return {
      state: cells.matching('state', /^[A-Z]{2}$/, 'a state code'),
      tire_fee_basis: fee?.basis ?? 'none',
      tire_fee_in_cents: fee?.perTireInCents ?? 0,
      tire_fee_rate_ppm: fee?.ratePpm ?? 0,
      tire_fee_max_in_cents: fee?.maxPerTireInCents ?? null,
      tire_fee_large_rim_from_in: fee?.largeRim?.fromRimIn ?? null,
      tire_fee_large_rim_in_cents: fee?.largeRim?.perTireInCents ?? null,
      tire_fee_large_rim_rate_ppm: fee?.largeRim?.ratePpm ?? null,
      tire_fee_note: cells.optional('note'),
    };
  },
});
