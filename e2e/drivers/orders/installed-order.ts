import pg from 'pg';

export interface OrderProof {
  readonly orderNumber: string;
  readonly zip: string;
  /** The ZIP of the shop that installs it. */
  readonly shopZip: string;
  readonly carrier: string;
}

/** An order of the seed that a shop is to install, with a vehicle and a scan at a hub. */
export const anInstalledOrder = async (): Promise<OrderProof> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    const { rows } = await db.query<OrderProof & { readonly id: string }>(
      `SELECT o.id, o.number AS "orderNumber", o.zip, s.zip AS "shopZip", o.carrier
       FROM orders."order" o JOIN installers.shop s ON s.id = o.shop_id
       WHERE o.fulfilment = 'ship-to-shop' AND o.state IN ('inTransit', 'delivered') AND o.vehicle IS NOT NULL AND o.carrier IS NOT NULL
       ORDER BY o.state = 'inTransit' DESC, o.placed_at DESC LIMIT 1`,
    );
    const [order] = rows;
    if (order === undefined) throw new Error('the seed has no order on its way to a shop');
    await db.query(
      `INSERT INTO orders.carrier_scan (order_id, kind, at, place)
       VALUES ($1, 'arrived', now() - interval '5 minutes', 'Allentown, PA')`,
      [order.id],
    );
    return order;
  } finally {
    await db.end();
  }
};
