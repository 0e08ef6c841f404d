import { entityOf, integer, jsonb, primary, type RowOf, uuid } from '../../platform/database/index.js';
import type { RawSale } from './raw-sale.js';

const columns = {
  run_id: primary(uuid()),
  position: primary(integer()),
  sale: jsonb<RawSale>(),
};

/** A row of `simulations.sale`. */
export type SimulationSaleRow = RowOf<typeof columns>;

export const simulationSaleEntity = entityOf('simulations.sale', columns);
