import { useOwnChoice } from '../../shell/stored-values/index.js';

/** The choice of managers who look after every warehouse. */
export const ALL_WAREHOUSES = 'all';

const isChoice = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** The code of the person’s warehouse, kept on this machine, and its setter. Null until they choose one. */
export const useOwnWarehouse = () =>
  useOwnChoice<string | null>({ about: 'warehouse', isChoice, first: null });
