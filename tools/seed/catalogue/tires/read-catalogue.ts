import { parseTireSize, sectionWidthMm } from '@simpletread/domain';
import type pg from 'pg';
import { queryRows } from '../../../database/index.js';
import { type LineRow, lineRow, oeMarkingRow, type SizeRow, sizeRow } from './catalogue-rows.js';

const MM_PER_INCH = 25.4;

const LINES = `
  SELECT l.id, b.slug AS "brandSlug", b.name AS "brandName", l.name, l.category_id AS "categoryId", l.vehicle_type AS "vehicleType",
         coalesce(b.tier, 'value') AS tier, l.utqg_treadwear AS treadwear, l.warranty_miles AS "warrantyMiles",
         l.has_snowflake AS "hasSnowflake", l.image_key AS "imageKey"
  FROM catalogue.product_line l JOIN catalogue.brand b ON b.slug = l.brand_slug ORDER BY l.id`;

const SIZES = `
  SELECT code, kind, width::float8, aspect::float8, rim_in::float8 AS "rimIn", overall_diameter_in::float8 AS "diameterIn",
         load_range AS "loadRange", typical_load_index AS "loadIndex", dual_load_index AS "dualLoadIndex",
         oe_fitment_count AS "oeCount"
  FROM catalogue.tire_size ORDER BY code`;

const OE_MARKINGS = `
  SELECT size AS code, mode() WITHIN GROUP (ORDER BY load_index) AS "loadIndex", mode() WITHIN GROUP (ORDER BY speed) AS "speedSymbol"
  FROM (SELECT front_size AS size, front_load_index AS load_index, front_speed AS speed FROM fitment.fitment
        UNION ALL SELECT rear_size, rear_load_index, rear_speed FROM fitment.fitment WHERE rear_size IS NOT NULL) AS fitted
  GROUP BY size`;

const sectionIn = (code: string): number => {
  const parsed = parseTireSize(code);
  if (!parsed.ok) throw new Error(`the catalogue holds an unreadable size: ${code}`);
  return sectionWidthMm(parsed.value.size) / MM_PER_INCH;
};

export const readLines = (client: pg.ClientBase): Promise<readonly LineRow[]> =>
  queryRows(client, lineRow, LINES);

export const readSizes = async (client: pg.ClientBase): Promise<readonly SizeRow[]> => {
  const sizes = await queryRows(client, sizeRow, SIZES);
  const markings = await queryRows(client, oeMarkingRow, OE_MARKINGS);
  const oeOf = new Map(markings.map(({ code, ...marking }) => [code, marking]));
  return sizes.map((row) => ({
    ...row,
    sectionIn: sectionIn(row.code),
    oe: oeOf.get(row.code) ?? null,
  }));
};
