import { type Column, type FilterField, ListPage } from '../../shell/list/index.js';
import { vehicleName, type VehicleRow } from './vehicle-row.js';

const COLUMNS: readonly Column<VehicleRow>[] = [
  { id: 'model', label: 'Model', sortBy: 'model', render: (row) => row.model },
  { id: 'year', label: 'Year', sortBy: 'year', render: (row) => row.year },
  { id: 'make', label: 'Make', sortBy: 'make', render: (row) => row.make },
  { id: 'trim', label: 'Trim', sortBy: 'trim', from: 'M', render: (row) => row.trim || '–' },
  { id: 'type', label: 'Type', sortBy: 'vehicleType', from: 'L', render: (row) => row.vehicleType },
  { id: 'drive', label: 'Drive', from: 'XL', render: (row) => row.drive || '–' },
  { id: 'powertrain', label: 'Powertrain', from: 'XL', render: (row) => row.powertrain || '–' },
  { id: 'source', label: 'Source', from: 'XL', render: (row) => row.source },
  { id: 'fitments', label: 'Fitments', isEnd: true, render: (row) => row.fitmentCount },
];

const FILTERS: readonly FilterField[] = [
  { kind: 'number', source: 'year', label: 'Year' },
  { kind: 'text', source: 'make', label: 'Make' },
  { kind: 'flag', source: 'isEv', label: 'Electric', yes: 'yes', no: 'no' },
];

/** All vehicles, with how many sets of sizes are known for each. */
export const VehicleList = () => (
  <ListPage<VehicleRow>
    resource="vehicles"
    title="Vehicles"
    sort={{ field: 'year', order: 'DESC' }}
    searchHint="Make, model or trim"
    filters={FILTERS}
    views={[
      { name: 'All', filter: {} },
      { name: 'Electric', filter: { isEv: true } },
    ]}
    savedFor="vehicles"
    columns={COLUMNS}
    nameOf={vehicleName}
    csv={[
      { label: 'Year', value: (row) => row.year },
      { label: 'Make', value: (row) => row.make },
      { label: 'Model', value: (row) => row.model },
      { label: 'Trim', value: (row) => row.trim },
      { label: 'Type', value: (row) => row.vehicleType },
      { label: 'Fitments', value: (row) => row.fitmentCount },
    ]}
  />
);
