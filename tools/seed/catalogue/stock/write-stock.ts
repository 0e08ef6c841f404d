import type pg from 'pg';
import { writeTuples } from '../../write-columns.js';
import type { StockBook } from './stock-book.js';
import { WAREHOUSES } from './warehouses.js';

export const writeWarehouses = (client: pg.ClientBase): Promise<void> =>
  writeTuples(
    client,
    'locations.warehouse',
    ['code', 'name', 'city', 'state', 'zip', 'lat', 'lng', 'time_zone', 'cut_off_hour', 'picked_by'],
    WAREHOUSES.map((row) => [
      row.code,
      row.name,
      row.city,
      row.state,
      row.zip,
      row.lat,
      row.lng,
      row.timeZone,
      row.cutOffHour,
      row.pickedBy,
    ]),
  );

export const writeStock = async (client: pg.ClientBase, book: StockBook): Promise<void> => {
  await writeTuples(
    client,
    'catalogue.stock_level',
    ['tire_id', 'warehouse_code', 'available'],
    book.allLevels(),
  );
  await writeTuples(
    client,
    'catalogue.stock_movement',
    ['tire_id', 'warehouse_code', 'quantity', 'reason', 'reference', 'at'],
    book.moves.map((move) => [
      move.tireId,
      move.warehouseCode,
      move.quantity,
      move.reason,
      move.reference,
      move.at,
    ]),
  );
};
