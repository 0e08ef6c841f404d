import type { PickupCounterRow } from '@simpletread/contract';

import type { StateFace } from '../../../shell/detail/index.js';

const TAKES: StateFace = { label: 'Takes orders', tone: 'good', mark: 'full' };
const PAUSED: StateFace = { label: 'Paused', tone: 'warn', mark: 'half' };

/** The look of a counter. */
export const counterFace = ({ isPaused }: Pick<PickupCounterRow, 'isPaused'>): StateFace =>
  isPaused ? PAUSED : TAKES;
