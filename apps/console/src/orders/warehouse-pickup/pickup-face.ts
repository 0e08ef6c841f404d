import type { WarehousePickupRow } from '@simpletread/contract';
import { PICKED_UP, READY_FOR_PICKUP } from '@simpletread/domain';

import type { StateFace } from '../../shell/detail/index.js';

const FACES: Readonly<Record<WarehousePickupRow['state'], StateFace>> = {
  toPrepare: { label: 'To prepare', tone: 'neutral', mark: 'full' },
  ready: { label: READY_FOR_PICKUP, tone: 'good', mark: 'half' },
  handedOver: { label: PICKED_UP, tone: 'good', mark: 'ring' },
  cancelled: { label: 'Cancelled', tone: 'neutral', mark: 'ring' },
};

const ON_HOLD: StateFace = { label: 'On hold', tone: 'warn', mark: 'half' };
const ENDING: StateFace = { label: 'Hold ends soon', tone: 'warn', mark: 'half' };

/** The look of an order at the counter. One that waits for an approval is on hold. */
export const pickupFace = ({
  state,
  isOnHold,
  isEnding,
}: Pick<WarehousePickupRow, 'state' | 'isOnHold' | 'isEnding'>): StateFace => {
  if (isOnHold) return ON_HOLD;
  return isEnding && state === 'ready' ? ENDING : FACES[state];
};
