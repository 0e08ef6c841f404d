import { Injectable } from '@nestjs/common';
import type {
  FleetUnitRecord,
  FleetUnitRow,
  HandlerInput,
  listFleetUnits,
  ListPage,
} from '@simpletread/contract';
import { ok, refuse, type Result, unitRotation } from '@simpletread/domain';

import {
  type Computed,
  containing,
  Database,
  type Renamed,
  when,
  withIds,
} from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { FleetEntityRow } from '../store/fleet.entity.js';
import type { FleetReadingRow } from '../store/fleet-reading.entity.js';
import type { FleetUnitEntityRow } from '../store/fleet-unit.entity.js';
import { careOf } from '../store/unit.repository.js';
import { ROTATION_STATE, TODAY, URGENCY } from './unit-rotation.sql.js';

type Query = HandlerInput<typeof listFleetUnits>['query'];
type Column = NonNullable<Query['sort']>[0];

type ListedUnit = FleetUnitEntityRow &
  Renamed<FleetEntityRow, { fleet_name: 'name' }> &
  Computed<{ today: string }>;

// One clock for what is shown and what is filtered.
const COLUMNS = ['u.*, f.name AS fleet_name,', TODAY, 'AS today'].join(' ');
const TABLES = 'sales.fleet_unit u JOIN sales.fleet f ON f.id = u.fleet_id';

const UNITS: ListStatement<Column> = {
  columns: COLUMNS,
  details: TABLES,
  from: TABLES,
  key: 'u.id',
  orderBy: {
    urgency: { by: URGENCY, isNullable: true },
    // As people count: V2 before V10.
    unitNumber: { by: 'length(u.number)', then: 'u.number' },
    fleet: { by: 'lower(f.name)', then: ['length(u.number)', 'u.number'] },
    miles: { by: 'u.miles', isNullable: true },
    dueOn: { by: 'u.due_on', isNullable: true },
    id: { by: 'u.id' },
  },
};

const READINGS = `
  SELECT id, kind, miles, read_on, reason, by_name, at FROM sales.fleet_reading
  WHERE unit_id = $1 ORDER BY read_on DESC, at DESC, id DESC LIMIT 200`;

const SEARCHED = `(u.number || ' ' || u.year || ' ' || u.make || ' ' || u.model || ' ' || coalesce(u.vin, '') || ' ' || coalesce(u.plate, '')
  || ' ' || f.name ILIKE ?)`;

const MINE = `EXISTS (SELECT FROM platform.work_owner w WHERE w.kind = 'fleets' AND w.record_id = f.id AND w.owner_id = ?)`;

/** A unit as lists show it today. */
const rowOf = (row: ListedUnit): FleetUnitRow => ({
  id: row.id,
  version: row.version,
  fleetId: row.fleet_id,
  fleetName: row.fleet_name,
  unitNumber: row.number,
  year: row.year,
  make: row.make,
  model: row.model,
  trim: row.trim,
  makeSlug: row.make_slug,
  modelSlug: row.model_slug,
  vin: row.vin,
  plate: row.plate,
  frontSize: row.front_size,
  rearSize: row.rear_size,
  miles: row.miles,
  milesOn: row.miles_on,
  rotatedOn: row.rotated_on,
  rotatedMiles: row.rotated_miles,
  rotation: unitRotation(careOf(row), row.today),
  isRetired: row.retired_at !== null,
  createdAt: row.created_at.toISOString(),
});

/** Units of fleets, read from the primary: a logged rotation must show at once. */
@Injectable()
export class UnitListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
  ) {}

  async page(
    { filter = {}, sort = ['urgency', 'DESC'], range }: Query,
    staffId: string,
  ): Promise<ListPage<FleetUnitRow>> {
    const { fleetId, rotation } = filter;
    const where = [
      ...withIds('u.id', filter.id),
      ...when(filter.q, SEARCHED, (q) => [containing(q)]),
      ...when(fleetId, 'u.fleet_id = ?', (id) => [id]),
      ...(fleetId === undefined && filter.id === undefined
        ? [{ sql: "f.state = 'active'", params: [] }]
        : []),
      ...when(rotation, ['u.retired_at IS NULL AND', ROTATION_STATE, '= ?'].join(' '), (state) => [state]),
      ...when(filter.isRetired, '(u.retired_at IS NOT NULL) = ?', (isRetired) => [isRetired]),
      ...(filter.isMine === true ? [{ sql: MINE, params: [staffId] }] : []),
    ];
    const request = { where, sort, range };
    const { rows, total } = await this.lists.page<ListedUnit, Column>(UNITS, request, this.database);
    return { items: rows.map(rowOf), total };
  }

  async find(id: string): Promise<Result<FleetUnitRecord, 'record.missing'>> {
    const sql = ['SELECT', COLUMNS, 'FROM', TABLES, 'WHERE u.id = $1'].join(' ');
    const row = await this.database.one<ListedUnit>(sql, [id]);
    if (row === null) return refuse('record.missing');
    const readings = await this.database.query<Omit<FleetReadingRow, 'unit_id'>>(READINGS, [id]);
    return ok({
      ...rowOf(row),
      readings: readings.map(({ read_on: on, by_name: byName, at, ...reading }) => ({
        ...reading,
        ...{ on, byName, at: at.toISOString() },
      })),
    });
  }
}
