import { WAREHOUSE_PICKUP_HOLD_DAYS } from '@simpletread/domain';
import type { Promised } from './promised.js';

/** Promises about warehouse pickup. */
export const PICKUP_PROMISES: readonly Promised[] = [
  {
    what: 'pickup at a warehouse',
    pattern: /pick\w* (?:\w+ )?up (?:at|from) (?:our|the|a) warehouse|warehouse pickup/i,
    provedBy: [{ requirement: 'R9.15' }, { endpoint: 'admin.warehousePickups.handOver' }],
  },
  {
    what: 'tires held for 14 days at a warehouse, then refunded in full',
    pattern: /nobody picked up your tires within/i,
    provedBy: [{ requirement: 'R9.15' }],
    figures: [{ many: WAREHOUSE_PICKUP_HOLD_DAYS, unit: 'days' }],
  },
];
