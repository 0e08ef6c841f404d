import { ratePpmFromPercentText } from '@simpletread/domain';
import type { Cells } from '../cells.js';
import { importKind, key, once, value } from '../import-kind.js';

const MOST_PPM = 200_000;

const ratePpm = (cells: Cells): number => {
  const text = cells.required('base_rate_pct');
  try {
    const rate = ratePpmFromPercentText(text);
    return rate <= MOST_PPM ? rate : cells.refuse('base_rate_pct', `${text} is above 20`, 0);
  } catch {
    return cells.refuse('base_rate_pct', `"${text}" is not a percentage`, 0);
  }
};

/** `state-sales-tax.csv`: one row per state. A new state starts without a tire fee; `state-tire-fees` adds it. */
export const stateSalesTax = importKind({
  name: 'state-sales-tax',
  header: ['state', 'name', 'base_rate_pct', 'note', 'as_of', 'confidence'],
  table: 'locations.state_tax',
  columns: [
    key('state'),
    value('name'),
    value('sales_tax_rate_ppm', 'integer'),
    value('note'),
    value('as_of'),
    once('tire_fee_basis'),
  ],
  read: (cells) => ({
    state: cells.matching('state', /^[A-Z]{2}$/, 'a state code'),
    name: cells.required('name'),
    sales_tax_rate_ppm: ratePpm(cells),
    note: cells.optional('note'),
    as_of: cells.required('as_of'),
    tire_fee_basis: 'none',
  }),
});
