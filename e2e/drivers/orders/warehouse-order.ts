import { expect } from '@playwright/test';
import pg from 'pg';

const withDatabase = async <T>(work: (db: pg.Client) => Promise<T>): Promise<T> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
};

/** Returns the page of a tire of which a warehouse has many. */
export const tireAtWarehouse = (code: string): Promise<string> =>
  withDatabase(async (db) => {
    const { rows } = await db.query<{ page: string }>(
      `SELECT '/brands/' || l.brand_slug || '-tires/' || l.slug || '/p/' || t.item_number AS page
       FROM catalogue.stock_level s JOIN catalogue.tire t ON t.id = s.tire_id JOIN catalogue.product_line l ON l.id = t.line_id
       WHERE s.warehouse_code = $1 AND s.available >= 40 AND t.status = 'active' AND t.size_code = '225/65R17'
       ORDER BY t.item_number LIMIT 1`,
      [code],
    );
    if (rows[0] === undefined) throw new Error(`the warehouse ${code} has no such tire`);
    return rows[0].page;
  });

/** Has an order placed an hour ago, so that its buyer can't cancel it anymore. */
export const closeCancellation = (orderNumber: string): Promise<void> =>
  withDatabase(async (db) => {
    await db.query(
      `UPDATE orders."order" SET placed_at = now() - interval '1 hour', cancel_closes_at = now() - interval '30 minutes'
       WHERE number = $1`,
      [orderNumber.replace('-', '')],
    );
  });

/** Returns the pickup code of an order, from its email and text, which both have it. */
export const pickupCodeSent = (orderNumber: string): Promise<string> =>
  withDatabase(async (db) => {
    let codes: string[] = [];
    await expect(async () => {
      const { rows } = await db.query<{ text: string }>(
        `SELECT m.body_text AS text FROM platform.message m JOIN orders."order" o ON o.id = m.order_id
         WHERE o.number = $1 AND m.template = 'ready-at-warehouse'`,
        [orderNumber.replace('-', '')],
      );
      codes = rows.map(({ text }) => /Pickup code:?\s+([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(text)?.[1] ?? '');
      expect(codes).toHaveLength(2);
    }).toPass({ timeout: 30_000 });
    expect(codes[0]).toBe(codes[1]);
    return codes[0] ?? '';
  });
