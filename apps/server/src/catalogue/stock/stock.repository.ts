import { Injectable } from '@nestjs/common';
import {
  type AllocationEvent,
  allocationMachine,
  type AllocationState,
  type LatLng,
  stepsOf,
  type StockLevel,
  type StockPick,
} from '@simpletread/domain';

import type { WarehouseRow } from '../../delivery/index.js';
import { columnList, type Renamed, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { StockAllocationRow } from './stock-allocation.entity.js';
import type { StockLevelRow } from './stock-level.entity.js';
import type { StockMovementRow } from './stock-movement.entity.js';

/** A quantity taken out of a stock level for a checkout or an order. */
export interface Allocation extends StockPick {
  readonly allocationId: string;
}

/** An allocation that an event of its life cycle may move, and its next state. */
export interface MovableAllocation extends Allocation {
  readonly to: AllocationState;
}

/** A difference that people found at a warehouse. */
export interface StockCorrection {
  readonly tireId: string;
  readonly warehouseCode: string;
  readonly difference: number;
  readonly reference: string;
}

/** A stock level and the location of its warehouse. */
export interface PlacedLevel extends StockLevel, LatLng {}

const ALLOCATION = [
  'id',
  'state',
  'tire_id',
  'warehouse_code',
  'quantity',
] as const satisfies readonly (keyof StockAllocationRow)[];
const ALLOCATION_COLUMNS = columnList(ALLOCATION);
type AllocationRow = Pick<StockAllocationRow, (typeof ALLOCATION)[number]>;

type LevelRow = Pick<StockLevelRow, 'available'> &
  Renamed<StockLevelRow, { tireId: 'tire_id'; warehouseCode: 'warehouse_code' }> &
  Pick<WarehouseRow, 'lat' | 'lng'>;

type ShelfRow = Pick<StockLevelRow, 'available' | 'held' | 'missing'>;

type PickRow = Pick<StockAllocationRow, 'quantity'> &
  Renamed<StockAllocationRow, { tireId: 'tire_id'; warehouseCode: 'warehouse_code' }>;

const MOVED = columnList([
  'tire_id',
  'warehouse_code',
  'quantity',
  'reason',
  'reference',
] satisfies (keyof StockMovementRow)[]);

const PICKED = 'tire_id AS "tireId", warehouse_code AS "warehouseCode", quantity';

const LOCKED_LEVELS = `
  SELECT level.tire_id AS "tireId", level.warehouse_code AS "warehouseCode", level.available, place.lat, place.lng
  FROM catalogue.stock_level level JOIN locations.warehouse place ON place.code = level.warehouse_code
  WHERE level.tire_id IN (SELECT value::uuid FROM jsonb_array_elements_text($1::jsonb))
  ORDER BY level.tire_id, level.warehouse_code FOR UPDATE OF level`;

const HOLD = `
  WITH taken AS (
    UPDATE catalogue.stock_level level
    SET available = available - pick.quantity, held = held + pick.quantity, updated_at = now()
    FROM jsonb_to_recordset($1::jsonb) AS pick
      ("allocationId" uuid, "tireId" uuid, "warehouseCode" text, quantity integer)
    WHERE level.tire_id = pick."tireId" AND level.warehouse_code = pick."warehouseCode" AND available >= pick.quantity
    RETURNING pick."allocationId" AS id, level.tire_id, level.warehouse_code, pick.quantity
  ), moved AS (
    INSERT INTO catalogue.stock_movement (${MOVED})
    SELECT tire_id, warehouse_code, -quantity, 'hold', $2::text FROM taken
  )
  INSERT INTO catalogue.stock_allocation
    (id, owner_kind, owner_id, tire_id, warehouse_code, quantity, state, expires_at)
  SELECT id, 'checkout', $2::uuid, tire_id, warehouse_code, quantity, $4, $3 FROM taken`;

const LOCK_ALLOCATIONS = `
  SELECT ${ALLOCATION_COLUMNS} FROM catalogue.stock_allocation
  WHERE owner_id = $1 AND state = ANY ($2) AND (NOT $3 OR expires_at <= now())
  ORDER BY tire_id, warehouse_code FOR UPDATE`;

const PICKS = `
  SELECT ${PICKED} FROM catalogue.stock_allocation
  WHERE owner_id = $1 AND state = ANY ($2) ORDER BY tire_id, warehouse_code`;

const SELL = `
  WITH sold AS (
    UPDATE catalogue.stock_allocation
    SET state = $3, owner_kind = 'order', owner_id = $2, expires_at = NULL, updated_at = now()
    WHERE id = $1
    RETURNING tire_id, warehouse_code, quantity
  )
  UPDATE catalogue.stock_level level SET held = held - sold.quantity, updated_at = now()
  FROM sold WHERE level.tire_id = sold.tire_id AND level.warehouse_code = sold.warehouse_code`;

const GIVE_BACK_HELD = `
  WITH given AS (
    UPDATE catalogue.stock_allocation SET state = $2, updated_at = now() WHERE id = $1
    RETURNING owner_id, tire_id, warehouse_code, quantity
  ), moved AS (
    INSERT INTO catalogue.stock_movement (${MOVED})
    SELECT tire_id, warehouse_code, quantity, 'release', owner_id::text FROM given
  )
  UPDATE catalogue.stock_level level
  SET available = available + given.quantity, held = held - given.quantity, updated_at = now()
  FROM given WHERE level.tire_id = given.tire_id AND level.warehouse_code = given.warehouse_code`;

const GIVE_BACK_SOLD = `
  WITH given AS (
    UPDATE catalogue.stock_allocation SET state = $2, updated_at = now() WHERE id = $1
    RETURNING owner_id, tire_id, warehouse_code, quantity
  ), moved AS (
    INSERT INTO catalogue.stock_movement (${MOVED})
    SELECT tire_id, warehouse_code, quantity, 'cancel', owner_id::text FROM given
  )
  UPDATE catalogue.stock_level level SET available = available + given.quantity, updated_at = now()
  FROM given WHERE level.tire_id = given.tire_id AND level.warehouse_code = given.warehouse_code`;

// A part of an allocation: the rest stays sold, and the part becomes one of its own.
const GIVE_BACK_PART = `
  WITH kept AS (
    UPDATE catalogue.stock_allocation SET quantity = quantity - $3, updated_at = now() WHERE id = $1
    RETURNING owner_kind, owner_id, tire_id, warehouse_code, created_at
  ), given AS (
    INSERT INTO catalogue.stock_allocation (id, owner_kind, owner_id, tire_id, warehouse_code, quantity, state, created_at)
    SELECT $4, owner_kind, owner_id, tire_id, warehouse_code, $3, $2, created_at FROM kept
    RETURNING owner_id, tire_id, warehouse_code, quantity
  ), moved AS (
    INSERT INTO catalogue.stock_movement (${MOVED})
    SELECT tire_id, warehouse_code, quantity, 'remove', owner_id::text FROM given
  )
  UPDATE catalogue.stock_level level SET available = available + given.quantity, updated_at = now()
  FROM given WHERE level.tire_id = given.tire_id AND level.warehouse_code = given.warehouse_code`;

const GIVE_BACK_REMOVED = `
  WITH given AS (
    UPDATE catalogue.stock_allocation SET state = $2, updated_at = now() WHERE id = $1
    RETURNING owner_id, tire_id, warehouse_code, quantity
  ), moved AS (
    INSERT INTO catalogue.stock_movement (${MOVED})
    SELECT tire_id, warehouse_code, quantity, 'remove', owner_id::text FROM given
  )
  UPDATE catalogue.stock_level level SET available = available + given.quantity, updated_at = now()
  FROM given WHERE level.tire_id = given.tire_id AND level.warehouse_code = given.warehouse_code`;

const RESTOCK_RETURNED = `
  WITH back AS (
    SELECT "tireId", sum(quantity)::integer AS quantity FROM jsonb_to_recordset($1::jsonb) AS t ("tireId" uuid, quantity integer)
    GROUP BY "tireId"
  ), moved AS (
    INSERT INTO catalogue.stock_movement (${MOVED})
    SELECT "tireId", $2, quantity, 'return', $3::text FROM back
  )
  INSERT INTO catalogue.stock_level AS level (tire_id, warehouse_code, available)
  SELECT "tireId", $2, quantity FROM back ORDER BY "tireId"
  ON CONFLICT (tire_id, warehouse_code) DO UPDATE SET available = level.available + excluded.available, updated_at = now()`;

const LOCK_SHELF = `
  SELECT available, held, missing FROM catalogue.stock_level WHERE tire_id = $1 AND warehouse_code = $2 FOR UPDATE`;

const CORRECT = `
  WITH moved AS (
    INSERT INTO catalogue.stock_movement (${MOVED}) VALUES ($1, $2, $3, 'correction', $4)
  )
  UPDATE catalogue.stock_level SET available = available + $3, updated_at = now() WHERE tire_id = $1 AND warehouse_code = $2`;

// A tire that the warehouse never had.
const FIRST_LEVEL = `
  INSERT INTO catalogue.stock_level (tire_id, warehouse_code, available) VALUES ($1, $2, 0)
  ON CONFLICT (tire_id, warehouse_code) DO NOTHING`;

const EXPIRED_OWNERS = `
  SELECT owner_id AS "ownerId" FROM catalogue.stock_allocation
  WHERE state = 'held' AND expires_at <= now() GROUP BY owner_id ORDER BY min(expires_at) LIMIT $1`;

/** The only writer of stock levels, allocations and movements. A movement is written beside every change of `available`. */
@Injectable()
export class StockRepository {
  /**
   * Stock levels locked until the transaction ends. All levels of the tires are locked, in order, before any changes:
   * an update that finds too little keeps its row locked, so trying one warehouse after the other would deadlock.
   */
  lockLevels(tx: Transaction, tireIds: readonly string[]): Promise<PlacedLevel[]> {
    return tx.query<LevelRow>(LOCKED_LEVELS, [JSON.stringify(tireIds)]);
  }

  /** Takes picks out of locked levels for `ownerId`, each out of a different level. */
  async hold(
    tx: Transaction,
    ownerId: string,
    picks: readonly StockPick[],
    expiresAt: Date,
  ): Promise<readonly Allocation[]> {
    const taken = picks.map((pick) => ({ ...pick, allocationId: newId() }));
    const params = [JSON.stringify(taken), ownerId, expiresAt, allocationMachine.initial];
    if ((await tx.execute(HOLD, params)) === taken.length) return taken;
    throw new Error(`a level that ${ownerId} takes from changed although it was locked`);
  }

  /** The allocations of an owner that `event` may move, locked against other movers. */
  async lockAllocations(
    tx: Transaction,
    ownerId: string,
    event: AllocationEvent,
    isExpiredOnly = false,
  ): Promise<MovableAllocation[]> {
    const steps = stepsOf(allocationMachine, event);
    const targets = new Map(steps.map(({ from, to }) => [from, to]));
    const params = [ownerId, [...targets.keys()], isExpiredOnly];
    const rows = await tx.query<AllocationRow>(LOCK_ALLOCATIONS, params);
    return rows.map((row) => ({
      allocationId: row.id,
      tireId: row.tire_id,
      warehouseCode: row.warehouse_code,
      quantity: row.quantity,
      to: targets.get(row.state) ?? row.state,
    }));
  }

  /** As `lockAllocations`, without locks. */
  picksThatMay(db: SqlRunner, ownerId: string, event: AllocationEvent): Promise<StockPick[]> {
    const states = stepsOf(allocationMachine, event).map(({ from }) => from);
    return db.query<PickRow>(PICKS, [ownerId, states]);
  }

  async sell(tx: Transaction, { allocationId, to }: MovableAllocation, orderId: string): Promise<void> {
    await tx.execute(SELL, [allocationId, orderId, to]);
  }

  async releaseHeld(tx: Transaction, { allocationId, to }: MovableAllocation): Promise<void> {
    await tx.execute(GIVE_BACK_HELD, [allocationId, to]);
  }

  async restockSold(tx: Transaction, { allocationId, to }: MovableAllocation): Promise<void> {
    await tx.execute(GIVE_BACK_SOLD, [allocationId, to]);
  }

  /** Puts back `quantity` of the tires of an allocation; what is left stays sold. */
  async restockRemoved(
    tx: Transaction,
    { allocationId, quantity: sold, to }: MovableAllocation,
    quantity: number,
  ): Promise<void> {
    if (quantity === sold) await tx.execute(GIVE_BACK_REMOVED, [allocationId, to]);
    else await tx.execute(GIVE_BACK_PART, [allocationId, to, quantity, newId()]);
  }

  /** Adds tires that came back to a warehouse, which may have had none of them. */
  async restockReturned(
    tx: Transaction,
    tires: readonly { readonly tireId: string; readonly quantity: number }[],
    warehouseCode: string,
    reference: string,
  ): Promise<void> {
    await tx.execute(RESTOCK_RETURNED, [JSON.stringify(tires), warehouseCode, reference]);
  }

  /** The level of a tire at one warehouse, locked; a new one has no tires. */
  async lockShelf(tx: Transaction, tireId: string, warehouseCode: string): Promise<ShelfRow> {
    await tx.execute(FIRST_LEVEL, [tireId, warehouseCode]);
    const level = await tx.one<ShelfRow>(LOCK_SHELF, [tireId, warehouseCode]);
    if (level === null) throw new Error('a stock level was not written');
    return level;
  }

  /** Adds a difference to a locked level. */
  async correct(
    tx: Transaction,
    { tireId, warehouseCode, difference, reference }: StockCorrection,
  ): Promise<void> {
    await tx.execute(CORRECT, [tireId, warehouseCode, difference, reference]);
  }

  /** Owners whose hold has run out by the database's clock, longest over first. */
  async expiredOwners(db: SqlRunner, most: number): Promise<string[]> {
    const rows = await db.query<Renamed<StockAllocationRow, { ownerId: 'owner_id' }>>(EXPIRED_OWNERS, [most]);
    return rows.map(({ ownerId }) => ownerId);
  }
}
