import type { receiveAtDock } from '@simpletread/contract';
import { TIRE_CONDITIONS } from '@simpletread/domain';

import type { BodyOf } from '../../shell/api/index.js';
import type { Unloading } from './use-dock.js';

/** Returns the receipt of scanned tires, counted by line and condition. */
export const receiptOf = (
  { record, tires }: Unloading,
  warehouseCode: string,
): BodyOf<typeof receiveAtDock> => ({
  version: record.version,
  warehouseCode,
  tires: record.lines.flatMap(({ lineId }) =>
    TIRE_CONDITIONS.map((condition) => ({
      lineId,
      condition,
      quantity: tires.filter((tire) => tire.lineId === lineId && tire.condition === condition).length,
    })).filter(({ quantity }) => quantity > 0),
  ),
  wrongItems: tires.filter(({ lineId }) => lineId === null).map(({ itemNumber }) => itemNumber),
});
