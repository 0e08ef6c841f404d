import { Injectable } from '@nestjs/common';

import { type Computed, Database, ReadReplica, type Transaction } from '../../platform/database/index.js';
import type { RawSale } from './raw-sale.js';
import { simulationSaleEntity, type SimulationSaleRow } from './simulation-sale.entity.js';

const TIRE = `
  jsonb_build_object('tireId', t.tire_id, 'lineId', t.line_id, 'brandSlug', t.brand_slug, 'categoryId', t.category_id,
    'sizeCode', t.size_code, 'rimIn', t.rim_in, 'maxLoadLb', t.max_load_lb, 'isOversized', t.is_oversized,
    'weightLb', t.weight_lb, 'priceInCents', t.price_in_cents, 'roadHazardInCents', t.road_hazard_in_cents,
    'costInCents', t.purchase_cost_in_cents)`;

// One statement sees one moment. What is picked up at a warehouse pays no freight, as if its tires weren’t oversized. Buyers get numbers that are meaningless outside of the run.
const SALES = `
  WITH orders AS (
    SELECT o.placed_at AS at, o.id, jsonb_build_object('kind', 'order', 'saleId', o.id, 'label', o.number, 'at', o.placed_at,
      'customer', dense_rank() OVER (ORDER BY o.customer_id)::text, 'zip', o.zip,
      'isInstalled', o.fulfilment = 'ship-to-shop', 'vehicle', o.vehicle, 'accountType', o.account_type, 'method', o.method,
      'isFirst', o.is_first, 'snapshot', o.price_snapshot,
      'tires', (SELECT jsonb_agg(CASE WHEN t.tire_id IS NULL THEN NULL ELSE ${TIRE} || jsonb_build_object('isOversized',
                  t.is_oversized AND o.fulfilment <> 'warehouse-pickup') END ORDER BY i.position)
                FROM unnest(o.tire_ids) WITH ORDINALITY AS i (tire_id, position)
                LEFT JOIN catalogue.priced_tire t ON t.tire_id = i.tire_id)) AS sale
    FROM orders.charged_order o
    WHERE o.placed_at >= $1 AND o.placed_at < $2 AND (o.cancelled_at IS NULL OR o.cancelled_at > $3)
  ), carts AS (
    SELECT c.updated_at AS at, c.id, jsonb_build_object('kind', 'cart', 'saleId', c.id, 'label', '', 'at', c.updated_at,
      'customer', '', 'zip', c.zip, 'isInstalled', c.fulfilment = 'ship-to-shop', 'vehicle', c.vehicle,
      'installPriceInCents', c.install_price_in_cents, 'couponPromotionId', c.coupon_promotion_id,
      'lines', jsonb_agg(jsonb_build_object('lineId', c.line_id, 'quantity', c.quantity, 'hasRoadHazard', c.has_road_hazard,
        'tire', ${TIRE} || jsonb_build_object('isOversized', t.is_oversized AND c.fulfilment IS DISTINCT FROM 'warehouse-pickup')
          || coalesce(was.prices, '{}')) ORDER BY c.position)) AS sale
    FROM carts.left_cart c JOIN catalogue.priced_tire t ON t.tire_id = c.tire_id
    LEFT JOIN LATERAL (
      SELECT jsonb_build_object('priceInCents', p.price_in_cents, 'roadHazardInCents', p.road_hazard_in_cents) AS prices
      FROM catalogue.past_tire_price p WHERE p.tire_id = c.tire_id AND p.until > c.updated_at ORDER BY p.until LIMIT 1
    ) AS was ON true
    WHERE c.updated_at >= $1 AND c.updated_at < least($2, $3)
    GROUP BY c.id, c.updated_at, c.zip, c.fulfilment, c.vehicle, c.install_price_in_cents, c.coupon_promotion_id
  )
  SELECT sale::text AS json FROM (SELECT * FROM orders UNION ALL SELECT * FROM carts) AS sales ORDER BY at, id`;

const COPY = `
  INSERT INTO simulations.sale (run_id, position, sale)
  SELECT $1, $2 + copied.place - 1, copied.sale
  FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS copied (sale, place)`;

const SOME = `
  SELECT sale FROM simulations.sale WHERE run_id = $1 AND position >= $2 AND position < $2 + $3 ORDER BY position`;

/** The transaction waits while the sales are read elsewhere. */
const PATIENCE = "SET LOCAL idle_in_transaction_session_timeout = '150s'";
const SLICE = 500;

type GatheredRow = Computed<{ json: string }>;

/** The sales of a simulation, from its beginning to its end. */
@Injectable()
export class SaleRepository {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {}

  /**
   * Copies the sales of a period as they were at `asOf` or are now, whichever is later known; returns how many there
   * are. They are read from the replica, which may not know the last seconds.
   */
  async gather(
    tx: Transaction,
    runId: string,
    { from, to, asOf }: { readonly from: Date; readonly to: Date; readonly asOf: Date },
  ): Promise<number> {
    await tx.execute(PATIENCE);
    let count = 0;
    await this.replica.slices<GatheredRow>({
      sql: SALES,
      params: [from, to, asOf],
      size: SLICE,
      take: async (rows) => {
        const sales = `[${rows.map(({ json }) => json).join(',')}]`;
        count += await tx.execute(COPY, [runId, count, sales]);
      },
    });
    return count;
  }

  async some(runId: string, first: number, count: number): Promise<RawSale[]> {
    const rows = await this.database.query<Pick<SimulationSaleRow, 'sale'>>(SOME, [runId, first, count]);
    return rows.map(({ sale }) => sale);
  }

  async forget(tx: Transaction, runId: string): Promise<void> {
    await tx.repository(simulationSaleEntity).delete({ run_id: runId });
  }
}
