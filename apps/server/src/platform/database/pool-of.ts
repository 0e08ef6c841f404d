import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The pool behind a data source: statements need nothing of what the ORM does around them. */
export const poolOf = ({ driver }: DataSource): Pool => (driver as PostgresDriver).master as Pool;
