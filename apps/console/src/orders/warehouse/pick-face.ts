import type { PickListRow } from '@simpletread/contract';

import type { StateFace } from '../../shell/detail/index.js';

const FACES: Readonly<Record<PickListRow['state'], StateFace>> = {
  waiting: { label: 'To pick', tone: 'neutral', mark: 'full' },
  picking: { label: 'Picking', tone: 'info', mark: 'half' },
  packed: { label: 'Packed', tone: 'good', mark: 'full' },
  loaded: { label: 'On the truck', tone: 'good', mark: 'ring' },
};

const ON_HOLD: StateFace = { label: 'On hold', tone: 'warn', mark: 'half' };

const PUT_BACK: StateFace = { label: 'Put back', tone: 'warn', mark: 'half' };

/** True if tires are scanned of an order that has none left here. */
export const isToPutBack = ({ state, tires }: Pick<PickListRow, 'state' | 'tires'>): boolean =>
  state === 'picking' && tires === 0;

/** The look of a pick. One that waits for an approval is on hold, whatever is scanned. */
export const pickFace = (pick: Pick<PickListRow, 'state' | 'isOnHold' | 'tires'>): StateFace => {
  if (pick.isOnHold) return ON_HOLD;
  return isToPutBack(pick) ? PUT_BACK : FACES[pick.state];
};

/** `4 tires`. */
export const tiresText = (count: number): string => (count === 1 ? '1 tire' : `${count} tires`);
