import { Injectable, type OnModuleInit } from '@nestjs/common';
import { vehicleSlug } from '@simpletread/domain';

import { RecordStores, type RecordMapping, TableStore } from '../../records/index.js';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const VEHICLES: RecordMapping = {
  kind: 'vehicles',
  subjectType: 'vehicle',
  table: 'fitment.vehicle',
  from: 'fitment.vehicle t',
  idColumn: 't.id',
  label: `concat_ws(' ', t.year, t.make, t.model, nullif(t.trim, ''), nullif(t.body, ''), nullif(t.drive, ''), nullif(t.powertrain, ''))`,
  search: `t.year::text || ' ' || t.make || ' ' || t.model || ' ' || t.trim`,
  orderBy: ['t.make', 't.model', '-t.year', 't.trim'],
  columns: {
    year: 'year',
    make: 'make',
    model: 'model',
    trim: 'trim',
    body: 'body',
    drive: 'drive',
    powertrain: 'powertrain',
    vehicleType: 'vehicle_type',
    isEv: 'is_ev',
    source: 'source',
  },
  blanks: ['trim', 'body', 'drive', 'powertrain'],
  derived: ({ make, model }) => ({
    make_slug: vehicleSlug(textOf(make)),
    model_slug: vehicleSlug(textOf(model)),
  }),
};

const FITMENTS: RecordMapping = {
  kind: 'fitments',
  subjectType: 'fitment',
  table: 'fitment.fitment',
  from: 'fitment.fitment t',
  idColumn: 't.id',
  label: `concat_ws(' ', t.make, t.model, t.year_from || '–' || t.year_to, nullif(t.trim, ''), t.front_size, '/ ' || t.rear_size)`,
  search: `t.make || ' ' || t.model || ' ' || t.trim || ' ' || t.front_size || coalesce(' ' || t.rear_size, '')`,
  orderBy: ['t.make', 't.model', 't.year_from', 't.trim'],
  columns: {
    make: 'make',
    model: 'model',
    yearFrom: 'year_from',
    yearTo: 'year_to',
    trim: 'trim',
    frontSize: 'front_size',
    frontLoadIndex: 'front_load_index',
    frontLoadIndexDual: 'front_load_index_dual',
    frontSpeed: 'front_speed',
    loadRange: 'load_range',
    rearSize: 'rear_size',
    rearLoadIndex: 'rear_load_index',
    rearSpeed: 'rear_speed',
    confidence: 'confidence',
  },
  blanks: ['trim'],
  derived: ({ rearSize }) => ({ is_staggered: (rearSize ?? null) !== null }),
  references: [
    { field: 'frontSize', kind: 'tire-sizes', key: 'code' },
    { field: 'rearSize', kind: 'tire-sizes', key: 'code' },
  ],
};

/** Vehicles and what fits them as staff keep them. */
@Injectable()
export class FitmentRecords implements OnModuleInit {
  constructor(private readonly stores: RecordStores) {}

  onModuleInit(): void {
    for (const mapping of [VEHICLES, FITMENTS]) this.stores.add(new TableStore(mapping, this.stores));
  }
}
