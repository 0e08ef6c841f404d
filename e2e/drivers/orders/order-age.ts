import pg from 'pg';

/** Has an order placed a time ago by the database’s clock: `29 minutes 50 seconds`. Its 30 minutes to cancel run from then. */
export const placedAgo = async (orderNumber: string, interval: string): Promise<void> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    await db.query(
      `UPDATE orders."order" SET placed_at = now() - $2::interval,
         cancel_closes_at = now() - $2::interval + interval '30 minutes'
       WHERE number = $1`,
      [orderNumber, interval],
    );
  } finally {
    await db.end();
  }
};
