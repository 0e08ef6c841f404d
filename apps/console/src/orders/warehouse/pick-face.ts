import type { PickListRow } from '@simpletread/contract';

import type { StateFace } from '../../shell/detail/index.js';

const FACES: Readonly<Record<PickListRow['state'], StateFace>> = {
  waiting: { label: 'To pick', tone: 'neutral', mark: 'full' },
  picking: { label: 'Picking', tone: 'info', mark: 'half' },
  packed: { label: 'Packed', tone: 'good', mark: 'full' },
  loaded: { label: 'On the truck', tone: 'good', mark: 'ring' },
};

const ON_HOLD: StateFace = { label: 'On hold', tone: 'warn', mark: 'half' };

/** The look of a pick. One that waits for an approval is on hold, whatever is scanned. */
export const pickFace = ({ state, isOnHold }: Pick<PickListRow, 'state' | 'isOnHold'>): StateFace =>
  isOnHold ? ON_HOLD : FACES[state];

/** `4 tires`. */
export const tiresText = (count: number): string => (count === 1 ? '1 tire' : `${count} tires`);
