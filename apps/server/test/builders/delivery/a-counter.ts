import type { SqlRunner } from '../../../src/platform/database/index.js';

interface CounterSetup {
  /** A warehouse that exists. */
  readonly warehouseCode: string;
  readonly status?: 'active' | 'closed';
}

const DAY = { open: '00:00', close: '23:59' };

const INSERT = `
  INSERT INTO locations.pickup_point (code, name, address1, city, state, zip, lat, lng, phone, time_zone, hours, status, warehouse_code)
  SELECT $1, name || ' warehouse', '1 Dock Rd', city, state, zip, lat, lng, '7175550166', time_zone, $2, $3, code
  FROM locations.warehouse WHERE code = $4 RETURNING name`;

/** The counter of a warehouse, open around the clock but on federal holidays. */
export const aCounter = async (db: SqlRunner, { warehouseCode, status = 'active' }: CounterSetup) => {
  const hours = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, DAY]),
  );
  const code = `WH-${warehouseCode}`;
  const row = await db.one<{ name: string }>(INSERT, [code, JSON.stringify(hours), status, warehouseCode]);
  if (row === null) throw new Error(`there is no warehouse ${warehouseCode}`);
  return { code, name: row.name, warehouseCode };
};
