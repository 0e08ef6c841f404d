import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** The connection pools of TypeORM's PostgreSQL driver. */
interface PooledDriver {
  readonly master: pg.Pool;
  readonly slaves: readonly pg.Pool[];
}

const driverOf = (source: DataSource): PooledDriver => source.driver as unknown as PooledDriver;

/** The connections of `source` to the primary: prepared statements run on them by their names, which TypeORM has no way to say. */
export const primaryPool = (source: DataSource): pg.Pool => driverOf(source).master;

/** The connections of `source` to the replica, or to the primary where none is configured. */
export const replicaPool = (source: DataSource): pg.Pool =>
  driverOf(source).slaves[0] ?? driverOf(source).master;
