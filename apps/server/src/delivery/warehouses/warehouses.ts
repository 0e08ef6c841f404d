import { Injectable } from '@nestjs/common';
import type { DispatchPlace, Picker } from '@simpletread/domain';

import { Remembered } from '../../platform/cache/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';
import type { WarehouseRow } from './warehouse.entity.js';

export interface Warehouse extends DispatchPlace {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

type PlaceRow = Omit<WarehouseRow, 'zip' | 'picked_by'>;

const ALL_WAREHOUSES = `
  SELECT code, name, city, state, lat, lng, time_zone, cut_off_hour FROM locations.warehouse ORDER BY code`;
const PICKER = 'SELECT picked_by FROM locations.warehouse WHERE code = $1 FOR UPDATE';
const SET_PICKER = 'UPDATE locations.warehouse SET picked_by = $2 WHERE code = $1';

const REMEMBERED_MS = 60_000;

/** Warehouses with stock. There are a handful, and they hardly ever change. */
@Injectable()
export class Warehouses {
  private known = this.unread();

  constructor(private readonly database: Database) {}

  all(): Promise<readonly Warehouse[]> {
    return this.known.current();
  }

  /** Makes the next reader see the warehouses as they are now. */
  forget(): void {
    this.known = this.unread();
  }

  /** Sets who picks at a warehouse, and returns who did before; null if there is no such warehouse. */
  async setPicker(tx: Transaction, code: string, picker: Picker): Promise<Picker | null> {
    const row = await tx.one<Pick<WarehouseRow, 'picked_by'>>(PICKER, [code]);
    if (row === null) return null;
    await tx.execute(SET_PICKER, [code, picker]);
    return row.picked_by;
  }

  private unread(): Remembered<readonly Warehouse[]> {
    return new Remembered({ read: () => this.read(), ttlMs: REMEMBERED_MS });
  }

  private async read(): Promise<readonly Warehouse[]> {
    const rows = await this.database.prepared<PlaceRow>(ALL_WAREHOUSES);
    return rows.map(({ time_zone: timeZone, cut_off_hour: cutOffHour, ...rest }) => ({
      ...rest,
      timeZone,
      cutOffHour,
    }));
  }
}
