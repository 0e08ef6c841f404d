import { type Cents, cents } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { QuoteStory } from './quote-stories.js';

const inCents = z.number().transform((amount): Cents => cents(amount));

const quotedTire = z.object({
  id: z.string(),
  itemNumber: z.number(),
  lineId: z.string(),
  name: z.string(),
  brandName: z.string(),
  brandSlug: z.string(),
  lineSlug: z.string(),
  imageKey: z.string(),
  categoryId: z.number(),
  sizeCode: z.string(),
  rimIn: z.number(),
  serviceDescription: z.string(),
  maxLoadLb: z.number(),
  weightLb: z.number(),
  priceInCents: inCents,
  roadHazardInCents: inCents,
  available: z.number(),
  makeSlug: z.string(),
  modelSlug: z.string(),
});

/** A tire that fits the vehicle of a quote. */
export type QuotedTire = z.output<typeof quotedTire>;

// Same size, load and speed as from the factory, no winter or track tire: these fit without conditions.
const TIRES = `
  WITH factory AS (
    SELECT f.front_size, f.front_load_index, f.front_speed, v.make_slug, v.model_slug FROM fitment.fitment f
    JOIN fitment.vehicle v ON v.make = f.make AND v.model = f.model AND v.year = $1
    WHERE f.make = $2 AND f.model = $3 AND $1 BETWEEN f.year_from AND f.year_to AND f.rear_size IS NULL
    ORDER BY f.id LIMIT 1)
  SELECT t.id, t.item_number AS "itemNumber", l.id AS "lineId", l.name, b.name AS "brandName", b.slug AS "brandSlug", l.slug AS "lineSlug",
    l.image_key AS "imageKey", l.category_id AS "categoryId", s.code AS "sizeCode", s.rim_in::float8 AS "rimIn",
    t.load_index || t.speed_symbol AS "serviceDescription", t.max_load_lb AS "maxLoadLb", t.weight_lb::float8 AS "weightLb",
    t.price_in_cents::integer AS "priceInCents", t.road_hazard_in_cents::integer AS "roadHazardInCents", stock.available,
    f.make_slug AS "makeSlug", f.model_slug AS "modelSlug"
  FROM factory f
  JOIN catalogue.tire t ON t.size_code = f.front_size AND t.load_index >= f.front_load_index AND t.speed_symbol = f.front_speed
  JOIN catalogue.tire_size s ON s.code = t.size_code
  JOIN catalogue.product_line l ON l.id = t.line_id AND l.category_id NOT IN (3, 7, 20)
  JOIN catalogue.brand b ON b.slug = l.brand_slug
  JOIN LATERAL (SELECT sum(available)::integer AS available FROM catalogue.stock_level WHERE tire_id = t.id) stock ON stock.available >= 12
  WHERE t.status = 'active' AND t.dual_load_index IS NULL AND NOT t.is_oversized
  ORDER BY t.price_in_cents, t.id`;

/** Returns the tires in stock that fit a story's vehicle, the cheapest first; throws without any. */
export const readQuotedTires = async (
  client: pg.ClientBase,
  { vehicle }: QuoteStory,
): Promise<readonly QuotedTire[]> => {
  const tires = await queryRows(client, quotedTire, TIRES, [...vehicle]);
  if (tires.length === 0) throw new Error(`no tires to quote for ${vehicle.join(' ')}`);
  return tires;
};
