import { emailFor, seesContacts } from '../../../orders/order/staff/index.js';
import { type Computed, containing, type Renamed } from '../../../platform/database/index.js';
import type { FleetRow, FleetUnitRow } from '../../../sales/index.js';
import { type FoundSource, joined, onValue } from './found-source.js';

type FoundFleet = Pick<FleetRow, 'id' | 'name' | 'contact_name' | 'email'> & Computed<{ units: number }>;

/** Fleets by name, and with permission to see contacts by their contact. */
export const foundFleets: FoundSource<FoundFleet> = {
  kind: 'fleet',
  columns: `f.id, f.name, f.contact_name, f.email,
    (SELECT count(*)::int FROM sales.fleet_unit u WHERE u.fleet_id = f.id AND u.retired_at IS NULL) AS units`,
  from: 'sales.fleet f',
  key: 'f.id',
  orderBy: "f.state = 'closed', lower(f.name), f.id",
  anyOf: ({ text, phone, mailbox, isName }, viewer) => {
    const name = isName && phone === null ? containing(text) : null;
    return [
      ...onValue(name, 'f.name ILIKE ?'),
      ...(seesContacts(viewer)
        ? [...onValue(mailbox, 'f.mailbox = ?'), ...onValue(name, 'f.contact_name ILIKE ?')]
        : []),
    ];
  },
  show: (row, viewer) => ({
    id: row.id,
    title: row.name,
    detail: joined(
      row.units === 1 ? '1 unit' : `${row.units} units`,
      seesContacts(viewer) ? row.contact_name : null,
      emailFor(viewer, row.email),
    ),
  }),
};

type FoundUnit = Pick<FleetUnitRow, 'id' | 'number' | 'year' | 'make' | 'model' | 'vin' | 'plate'> &
  Renamed<FleetRow, { fleet_name: 'name' }>;

/** Units of fleets by their number, VIN or plate. */
export const foundUnits: FoundSource<FoundUnit> = {
  kind: 'fleetUnit',
  columns: 'u.id, u.number, u.year, u.make, u.model, u.vin, u.plate, f.name AS fleet_name',
  from: 'sales.fleet_unit u JOIN sales.fleet f ON f.id = u.fleet_id',
  key: 'u.id',
  orderBy: "u.retired_at IS NOT NULL, f.state = 'closed', lower(f.name), u.id",
  anyOf: ({ text }) => [
    { sql: 'u.number = upper(?)', params: [text] },
    { sql: 'u.vin = upper(?)', params: [text.replace(/[\s-]/g, '')] },
    { sql: 'upper(u.plate) = upper(?)', params: [text] },
  ],
  show: (row) => ({
    id: row.id,
    title: `${row.number}, ${row.fleet_name}`,
    detail: joined(`${row.year} ${row.make} ${row.model}`, row.plate, row.vin),
  }),
};
