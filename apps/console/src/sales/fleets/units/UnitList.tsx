import type { FleetUnitRow } from '@simpletread/contract';
import { ROTATION_STATES } from '@simpletread/domain';

import { StateChip } from '../../../shell/detail/index.js';
import { type Column, type FilterField, ListPage } from '../../../shell/list/index.js';
import { faceOfUnit, ROTATION_FACES } from '../fleet-face.js';
import styles from '../Fleets.module.css';
import { dayText, dueText, milesText, sizeText, UNIT_CSV, vehicleText } from '../unit-text.js';

const COLUMNS: readonly Column<FleetUnitRow>[] = [
  { id: 'unit', label: 'Unit', sortBy: 'unitNumber', render: (row) => <b>{row.unitNumber}</b> },
  { id: 'fleet', label: 'Fleet', sortBy: 'fleet', render: (row) => row.fleetName },
  { id: 'vehicle', label: 'Vehicle', from: 'L', render: vehicleText },
  { id: 'size', label: 'Tires', from: 'XL', render: sizeText },
  { id: 'rotation', label: 'Rotation', render: (row) => <StateChip face={faceOfUnit(row)} /> },
  {
    id: 'due',
    label: 'Due',
    sortBy: 'urgency',
    from: 'M',
    render: (row) =>
      row.isRetired ? (
        '–'
      ) : (
        <span className={row.rotation.state === 'due' ? styles.late : undefined}>{dueText(row)}</span>
      ),
  },
  {
    id: 'miles',
    label: 'Miles',
    sortBy: 'miles',
    isEnd: true,
    from: 'M',
    render: (row) => milesText(row.miles),
  },
  { id: 'rotated', label: 'Last rotation', from: 'L', render: (row) => dayText(row.rotatedOn) },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'rotation',
    label: 'Rotation',
    options: ROTATION_STATES.map((state) => ({ value: state, label: ROTATION_FACES[state].label })),
  },
  { kind: 'flag', source: 'isMine', label: 'Fleets', yes: 'My fleets' },
  { kind: 'flag', source: 'isRetired', label: 'In service', yes: 'Retired', no: 'In service' },
];

/** Units of all active fleets, those that are due for rotation first. */
export const UnitList = () => (
  <ListPage<FleetUnitRow>
    resource="fleet-units"
    savedFor="fleet-units"
    title="Rotations"
    sort={{ field: 'urgency', order: 'DESC' }}
    searchHint="Unit, vehicle, VIN, plate or fleet"
    filters={FILTERS}
    views={[
      { name: 'Due', filter: { rotation: 'due' }, isCounted: true },
      { name: 'Mine due', filter: { rotation: 'due', isMine: true } },
      { name: 'Due soon', filter: { rotation: 'soon' }, isCounted: true },
      { name: 'Not logged', filter: { rotation: 'unknown' } },
      { name: 'All units', filter: {} },
    ]}
    columns={COLUMNS}
    nameOf={(row) => `unit ${row.unitNumber} of ${row.fleetName}`}
    csv={[
      { label: 'Fleet', value: (row) => row.fleetName },
      ...UNIT_CSV,
      { label: 'Rotation', value: (row) => faceOfUnit(row).label },
      { label: 'Due on', value: (row) => row.rotation.dueOn ?? '' },
      { label: 'Due at', value: (row) => row.rotation.dueMiles ?? '' },
      { label: 'Miles left', value: (row) => row.rotation.milesLeft ?? '' },
    ]}
  />
);
