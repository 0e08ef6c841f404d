import type { FleetRow, FleetUnitRow } from '@simpletread/contract';

import type { StateFace } from '../../shell/detail/index.js';

export const FLEET_FACES: Readonly<Record<FleetRow['state'], StateFace>> = {
  active: { label: 'Active', tone: 'good', mark: 'full' },
  closed: { label: 'Closed', tone: 'neutral', mark: 'ring' },
};

export const ROTATION_FACES: Readonly<Record<FleetUnitRow['rotation']['state'], StateFace>> = {
  due: { label: 'Due', tone: 'bad', mark: 'full' },
  soon: { label: 'Due soon', tone: 'warn', mark: 'half' },
  fine: { label: 'Fine', tone: 'good', mark: 'full' },
  unknown: { label: 'No rotation logged', tone: 'neutral', mark: 'ring' },
};

export const RETIRED_FACE: StateFace = { label: 'Retired', tone: 'neutral', mark: 'ring' };

export const faceOfUnit = ({
  isRetired,
  rotation,
}: Pick<FleetUnitRow, 'isRetired' | 'rotation'>): StateFace =>
  isRetired ? RETIRED_FACE : ROTATION_FACES[rotation.state];
