/** Current orders of today and of the same part of the day a week ago. $1 today, $2 to $3 last week. */
export const FIGURES = `
  SELECT count(*) FILTER (WHERE placed_at >= $1)::int AS orders,
         count(*) FILTER (WHERE placed_at < $1)::int AS "ordersBefore",
         coalesce(sum(total_in_cents - refunded_in_cents) FILTER (WHERE placed_at >= $1), 0)::bigint AS revenue,
         coalesce(sum(total_in_cents - refunded_in_cents) FILTER (WHERE placed_at < $1), 0)::bigint AS "revenueBefore",
         coalesce(sum(tire_count) FILTER (WHERE placed_at >= $1), 0)::int AS tires,
         coalesce(sum(tire_count) FILTER (WHERE placed_at < $1), 0)::int AS "tiresBefore"
  FROM orders."order"
  WHERE state <> 'cancelled' AND (placed_at >= $1 OR (placed_at >= $2 AND placed_at < $3))`;

/** $1 today, $2 now. */
export const WAITING = `
  SELECT (SELECT count(*) FROM orders."order" WHERE state = 'cancelled' AND cancelled_at >= $1)::int AS "cancelledToday",
         (SELECT coalesce(sum(amount_in_cents), 0) FROM orders.refund WHERE state = 'succeeded' AND settled_at >= $1)::bigint
           AS "refundedToday",
         (SELECT count(*) FROM orders."order" WHERE state = 'placed' AND cancel_closes_at > $2)::int AS "cancelWindowOpen",
         (SELECT count(*) FROM orders.refund WHERE state = 'failed')::int AS "failedRefunds"`;

/** All hours of today so far and of the whole day a week ago. $1 today, $2 to $3 that day. */
export const BY_HOUR = `
  SELECT extract(hour FROM placed_at AT TIME ZONE 'America/New_York')::int AS hour,
         count(*) FILTER (WHERE placed_at >= $1)::int AS orders,
         count(*) FILTER (WHERE placed_at < $1)::int AS "lastWeek"
  FROM orders."order"
  WHERE state <> 'cancelled' AND (placed_at >= $1 OR (placed_at >= $2 AND placed_at < $3))
  GROUP BY 1`;

export const BY_STATE = `
  SELECT state, count(*)::int AS count FROM orders."order"
  WHERE placed_at >= $1::timestamptz - interval '30 days' GROUP BY state`;

export const BY_FULFILMENT = `
  SELECT fulfilment, count(*)::int AS count, sum(total_in_cents)::bigint AS "totalInCents" FROM orders."order"
  WHERE placed_at >= $1 AND state <> 'cancelled' GROUP BY fulfilment ORDER BY fulfilment`;

export const TOP_SIZES = `
  SELECT l.size_code AS "sizeCode", sum(l.quantity)::int AS tires
  FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id
  WHERE o.placed_at >= $1::timestamptz - interval '6 days' AND o.state <> 'cancelled'
  GROUP BY l.size_code ORDER BY tires DESC, l.size_code LIMIT 8`;

/** Tires that were bought in the last seven days and are nearly gone: fewer than two sets in all warehouses. */
export const LOW_STOCK = `
  WITH sold AS (
    SELECT DISTINCT ON (l.tire_id) l.tire_id, l.brand_name, l.line_name, l.size_code
    FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id
    WHERE o.placed_at >= $1::timestamptz - interval '6 days'
    ORDER BY l.tire_id
  )
  SELECT sold.tire_id AS "tireId", sold.brand_name || ' ' || sold.line_name AS label, sold.size_code AS "sizeCode",
         sum(level.available)::int AS available
  FROM sold JOIN catalogue.available_stock level ON level.tire_id = sold.tire_id
  GROUP BY sold.tire_id, sold.brand_name, sold.line_name, sold.size_code
  HAVING sum(level.available) < 8
  ORDER BY available, sold.tire_id LIMIT 8`;

/** $1 now. */
export const NEXT_TO_CLOSE = `
  SELECT id, number AS "orderNumber", first_name || ' ' || last_name AS "customerName",
         total_in_cents AS "totalInCents", cancel_closes_at AS "cancelClosesAt"
  FROM orders."order" WHERE state = 'placed' AND cancel_closes_at > $1
  ORDER BY cancel_closes_at, id LIMIT 6`;
