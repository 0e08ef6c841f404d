import { Injectable } from '@nestjs/common';
import type { getAdminVehicle, HandlerInput, HandlerReply, listVehicles } from '@simpletread/contract';
import { isUuid } from '@simpletread/domain';

import {
  type Computed,
  containing,
  Database,
  type Renamed,
  when,
  withIds,
} from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { FitmentRow } from '../fitment.entity.js';
import type { KnownVehicleRow } from '../known-vehicle.entity.js';

type Query = HandlerInput<typeof listVehicles>['query'];
type Page = HandlerReply<typeof listVehicles>;
type Column = NonNullable<Query['sort']>[0];
type Vehicle = Omit<HandlerReply<typeof getAdminVehicle>, 'sizesFrom'>;

type VehicleRow = Pick<
  KnownVehicleRow,
  | 'id'
  | 'year'
  | 'make'
  | 'model'
  | 'trim'
  | 'body'
  | 'vehicle_type'
  | 'drive'
  | 'powertrain'
  | 'is_ev'
  | 'source'
> &
  Computed<{ fitment_count: number }>;

type ListedFitment = Pick<FitmentRow, 'id' | 'trim' | 'confidence'> &
  Renamed<FitmentRow, { isStaggered: 'is_staggered' }> &
  Computed<{ years: string; front: string; rear: string | null; tireCount: number }>;

const COLUMNS = `
  v.id, v.year, v.make, v.model, v.trim, v.body, v.vehicle_type, v.drive, v.powertrain, v.is_ev, v.source,
  (SELECT count(*)::int FROM fitment.fitment f
   WHERE f.make = v.make AND f.model = v.model AND v.year BETWEEN f.year_from AND f.year_to) AS fitment_count`;

const VEHICLES: ListStatement<Column> = {
  columns: COLUMNS,
  details: 'fitment.vehicle v',
  from: 'fitment.vehicle v',
  key: 'v.id',
  orderBy: {
    year: { by: 'v.year' },
    make: { by: 'v.make' },
    model: { by: 'v.model' },
    trim: { by: 'v.trim' },
    vehicleType: { by: 'v.vehicle_type' },
    id: { by: 'v.id' },
  },
};

const BY_ID = ['SELECT', COLUMNS, 'FROM fitment.vehicle v WHERE v.id = $1'].join(' ');

const FITMENTS = `
  SELECT f.id, f.year_from || '–' || f.year_to AS years, f.trim, f.front_size || coalesce(' ' || f.front_load_index || coalesce(f.front_speed, ''), '') AS front,
         f.rear_size || coalesce(' ' || f.rear_load_index || coalesce(f.rear_speed, ''), '') AS rear,
         f.is_staggered AS "isStaggered", f.confidence,
         (SELECT count(*)::int FROM catalogue.tire t WHERE t.size_code = f.front_size AND t.status = 'active') AS "tireCount"
  FROM fitment.fitment f WHERE f.make = $1 AND f.model = $2 AND $3 BETWEEN f.year_from AND f.year_to
  ORDER BY f.trim, f.front_size`;

const vehicleOf = ({ vehicle_type, is_ev, fitment_count, ...row }: VehicleRow): Page['items'][number] => ({
  ...row,
  vehicleType: vehicle_type,
  isEv: is_ev,
  fitmentCount: fitment_count,
});

/** Vehicles, and one of them with its fitments. */
@Injectable()
export class VehicleReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
  ) {}

  async page({ filter = {}, sort = ['year', 'DESC'], range }: Query): Promise<Page> {
    const words = (filter.q ?? '').split(/\s+/).filter((word) => word !== '');
    const { rows, total } = await this.lists.page<VehicleRow, Column>(VEHICLES, {
      where: [
        ...withIds('v.id', filter.id),
        ...words.map((word) => ({
          sql: "v.year::text || ' ' || v.make || ' ' || v.model || ' ' || v.trim ILIKE ?",
          params: [containing(word)],
        })),
        ...when(filter.make, 'v.make = ?', (make) => [make]),
        ...when(filter.year, 'v.year = ?', (year) => [year]),
        ...when(filter.isEv, 'v.is_ev = ?', (isEv) => [isEv]),
      ],
      sort,
      range,
    });
    return { items: rows.map(vehicleOf), total };
  }

  async find(id: string): Promise<Vehicle | null> {
    if (!isUuid(id)) return null;
    const row = await this.database.one<VehicleRow>(BY_ID, [id]);
    if (row === null) return null;
    const fitments = await this.database.query<ListedFitment>(FITMENTS, [row.make, row.model, row.year]);
    return { ...vehicleOf(row), fitments };
  }
}
