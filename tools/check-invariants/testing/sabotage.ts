/** A statement that breaks each invariant, to run with triggers and foreign keys off. */
export const SABOTAGE: readonly (readonly [invariant: string, sql: string])[] = [
  [
    '01-ledger-balances',
    `UPDATE orders.ledger_entry SET amount_in_cents = amount_in_cents + 1
     WHERE position = 1 AND transaction_id = (SELECT min(id::text)::uuid FROM orders.ledger_transaction)`,
  ],
  ['02-order-has-one-sale', `UPDATE orders.ledger_transaction SET kind = 'refund' WHERE kind = 'sale'`],
  ['03-refunds-are-booked', `UPDATE orders.refund SET amount_in_cents = amount_in_cents + 1`],
  [
    '04-order-totals-are-its-lines',
    `UPDATE orders.order_line SET position = 99, order_id = gen_random_uuid() WHERE position = 1`,
  ],
  [
    '05-order-total-is-its-snapshot',
    `UPDATE orders."order" SET price_snapshot = price_snapshot || '{"totalInCents": 1}'`,
  ],
  ['06-tire-count-is-its-lines', `UPDATE orders."order" SET tire_count = tire_count + 1`],
  ['07-order-is-paid', `DELETE FROM orders.payment`],
  [
    '08-refunds-within-captured',
    `UPDATE orders.payment SET refunded_in_cents = 1 WHERE refunded_in_cents = 0`,
  ],
  [
    '09-payment-state-agrees',
    `UPDATE orders."order" SET payment_state = 'captured' WHERE payment_state = 'refunded'`,
  ],
  [
    '10-stock-is-its-history',
    `UPDATE catalogue.stock_level SET available = available + 1 WHERE available = 0`,
  ],
  ['11-held-is-its-allocations', `UPDATE catalogue.stock_level SET held = 1 WHERE available = 0`],
  [
    '12-sold-stock-has-an-order',
    `UPDATE catalogue.stock_allocation SET owner_id = gen_random_uuid() WHERE state = 'sold'`,
  ],
  ['13-orders-have-their-stock', `UPDATE catalogue.stock_allocation SET quantity = quantity + 1`],
  [
    '14-cancelled-orders-gave-stock-back',
    `UPDATE catalogue.stock_allocation SET state = 'sold' WHERE state = 'returned'`,
  ],
  ['15-cancelled-orders-are-refunded', `UPDATE orders.refund SET state = 'failed'`],
  [
    '16-captured-attempts-have-orders',
    `INSERT INTO checkout.payment_attempt
       (id, cart_id, cart_version, order_id, order_number, amount_in_cents, method, state, provider, draft)
     VALUES (gen_random_uuid(), gen_random_uuid(), 1, gen_random_uuid(), '0000000000', 1, 'card', 'captured', 'sandbox', '{}')`,
  ],
  [
    '17-ordered-carts-have-orders',
    `INSERT INTO carts.cart (id, token_hash, state) VALUES (gen_random_uuid(), 'x', 'ordered')`,
  ],
  [
    '18-states-have-their-times',
    `UPDATE orders."order" SET shipped_at = delivered_at + interval '1 day'
     WHERE state = 'delivered' AND pickup_warehouse_code IS NULL`,
  ],
  [
    '19-cancel-window-is-thirty-minutes',
    `UPDATE orders."order" SET cancel_closes_at = placed_at + interval '31 minutes'`,
  ],
  ['20-orders-have-a-timeline', `DELETE FROM orders.order_event`],
  [
    '21-provider-knows-our-charges',
    `UPDATE payment_sandbox.charge SET amount_in_cents = amount_in_cents + 1`,
  ],
  [
    '22-no-charge-without-an-order',
    `INSERT INTO payment_sandbox.charge (id, idempotency_key, request_hash, amount_in_cents, status, brand, last4, created_at)
     VALUES ('ch_lost', 'lost', 'x', 100, 'succeeded', 'visa', '4242', now() - interval '1 hour')`,
  ],
  [
    '23-outbox-is-relayed',
    `INSERT INTO platform.outbox_event (id, type, aggregate_id, payload, created_at)
     VALUES (gen_random_uuid(), 'OrderPlaced', 'x', '{}', now() - interval '6 minutes')`,
  ],
  [
    '24-holds-end',
    `UPDATE catalogue.stock_allocation SET state = 'held', expires_at = now() - interval '1 hour'
     WHERE id = (SELECT min(id::text)::uuid FROM catalogue.stock_allocation)`,
  ],
  ['25-review-counts-can-be-read', `UPDATE catalogue.product_line SET review_count = review_count + 1`],
  [
    '26-audit-chain-holds',
    `INSERT INTO platform.audit_row (id, actor_kind, action, subject_type, subject_id)
     VALUES (gen_random_uuid(), 'staff', 'order.cancel', 'order', 'x')`,
  ],
  [
    '27-waiting-orders-have-their-request',
    `UPDATE orders."order" SET cancel_requested_at = placed_at WHERE state = 'placed'`,
  ],
  [
    '28-promotion-uses-are-their-redemptions',
    `UPDATE pricing.promotion_use SET uses = uses + 1
     WHERE promotion_id = (SELECT min(promotion_id::text)::uuid FROM pricing.promotion_use)`,
  ],
  [
    '29-customer-uses-are-their-redemptions',
    `INSERT INTO pricing.customer_use (customer_key, promotion_id, uses)
     SELECT 'account:x', promotion_id, 1 FROM pricing.promotion_use LIMIT 1`,
  ],
  ['30-coupon-uses-are-their-redemptions', `UPDATE pricing.coupon SET uses = uses + 1`],
  ['31-coupon-batches-have-their-codes', `UPDATE pricing.coupon_batch SET size = 2, made = 2`],
  [
    '32-held-promotions-end',
    `INSERT INTO pricing.redemption
       (id, promotion_id, attempt_id, customer_key, amount_in_cents, order_total_in_cents, state, expires_at)
     SELECT gen_random_uuid(), promotion_id, gen_random_uuid(), 'account:x', 1, 1, 'held', now() - interval '1 hour'
     FROM pricing.promotion_use LIMIT 1`,
  ],
  [
    '33-taken-promotions-have-an-order',
    `INSERT INTO pricing.redemption
       (id, promotion_id, attempt_id, order_id, customer_key, amount_in_cents, order_total_in_cents, state)
     SELECT gen_random_uuid(), promotion_id, gen_random_uuid(), gen_random_uuid(), 'account:x', 1, 1, 'taken'
     FROM pricing.promotion_use LIMIT 1`,
  ],
  [
    '34-lenders-promises-end',
    `INSERT INTO payment_sandbox.loan_session
       (id, idempotency_key, request_hash, lender, amount_in_cents, description, return_url, state, expires_at)
     VALUES ('ls_lost', 'lost', 'x', 'affirm', 100, '1 tire', 'x', 'approved', now())`,
  ],
  [
    '35-gift-card-balances-are-their-movements',
    `INSERT INTO gift_cards.gift_card (id, number, reason, source_id, balance_in_cents)
     VALUES (gen_random_uuid(), '23456789', 'Lost', gen_random_uuid(), 1000)`,
  ],
  [
    '36-gift-card-holds-are-their-attempts',
    `INSERT INTO gift_cards.hold (attempt_id, cart_id, order_id, gift_card_id, amount_in_cents, state)
     VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1000, 'held')`,
  ],
  [
    '37-orders-paid-by-gift-card-agree',
    `UPDATE orders.payment SET gift_card_number = '23456789', gift_card_in_cents = 1000
     WHERE id = (SELECT min(id::text)::uuid FROM orders.payment)`,
  ],
  [
    '38-scores-are-of-the-published-weights',
    `INSERT INTO catalogue.score_weights
       (version, long_lasting, handling, traction, durability, reason, changed_lines, published_by_name)
     VALUES (2, 25, 25, 25, 25, 'Lost', 0, 'Nobody')`,
  ],
  [
    '39-slots-are-within-their-bays',
    `WITH small AS (UPDATE installers.shop SET bays = 1 WHERE id = (SELECT min(id::text)::uuid FROM installers.shop) RETURNING id)
     INSERT INTO appointments.booking (id, shop_id, date, is_drop_off, am_or_pm, start_time, seat, state, order_id, expires_at)
     SELECT gen_random_uuid(), id, '2099-12-01', false, 'am', '09:00', seat, 'held', gen_random_uuid(), now() + interval '1 hour'
     FROM small, generate_series(1, 2) AS seat`,
  ],
  [
    '40-orders-at-shops-have-their-appointment',
    `INSERT INTO appointments.booking (id, shop_id, date, is_drop_off, am_or_pm, start_time, seat, state, order_id)
     SELECT gen_random_uuid(), id, '2099-12-01', false, 'am', '09:00', 1, 'booked', gen_random_uuid() FROM installers.shop LIMIT 1`,
  ],
  [
    '41-returned-tires-are-of-their-order',
    `UPDATE orders.order_line SET returned_quantity = 1 WHERE id = (SELECT min(id::text)::uuid FROM orders.order_line)`,
  ],
  [
    '42-settled-returns-are-refunded',
    `INSERT INTO orders.tire_return (id, order_id, state, reason, requested_at, refund_in_cents)
     SELECT gen_random_uuid(), id, 'refunding', 'late', now(), 100 FROM orders."order" LIMIT 1`,
  ],
  [
    '43-handling-is-twenty-dollars',
    `WITH sent_back AS (
       INSERT INTO orders.tire_return (id, order_id, state, reason, requested_at, refund_in_cents, fee_in_cents, waived_in_cents)
       SELECT gen_random_uuid(), order_id, 'refunding', 'late', now(), 100, 0, 0 FROM orders.order_line ORDER BY id LIMIT 1
       RETURNING id)
     INSERT INTO orders.tire_return_line (return_id, line_id, quantity, received, accepted, scrapped)
     SELECT sent_back.id, line.id, 1, 1, 1, 1 FROM sent_back, (SELECT id FROM orders.order_line ORDER BY id LIMIT 1) AS line`,
  ],
  [
    '44-return-states-have-their-times',
    `INSERT INTO orders.tire_return (id, order_id, state, reason, requested_at)
     SELECT gen_random_uuid(), id, 'cancelled', 'late', now() FROM orders."order" LIMIT 1`,
  ],
  [
    '45-restocked-tires-are-in-stock',
    `WITH sent_back AS (
       INSERT INTO orders.tire_return (id, order_id, state, reason, requested_at, received_warehouse)
       SELECT gen_random_uuid(), order_id, 'received', 'late', now(), 'PHL' FROM orders.order_line ORDER BY id LIMIT 1
       RETURNING id)
     INSERT INTO orders.tire_return_line (return_id, line_id, quantity, received, accepted, restocked)
     SELECT sent_back.id, line.id, 1, 1, 1, 1 FROM sent_back, (SELECT id FROM orders.order_line ORDER BY id LIMIT 1) AS line`,
  ],
  [
    '46-price-claims-are-refunded-once',
    `INSERT INTO orders.price_claim (id, order_id, line_id, kind, state, price_per_tire_in_cents, requested_at, answered_at, settled_at,
       quantity, difference_in_cents, sales_tax_in_cents)
     SELECT gen_random_uuid(), order_id, id, 'offer', 'refunding', 100, now(), now(), now(), 1, 500, 0 FROM orders.order_line LIMIT 1`,
  ],
  [
    '47-price-claim-states-have-their-times',
    `INSERT INTO orders.price_claim (id, order_id, line_id, kind, state, price_per_tire_in_cents, requested_at)
     SELECT gen_random_uuid(), order_id, id, 'offer', 'withdrawn', 100, now() FROM orders.order_line LIMIT 1`,
  ],
  [
    '48-price-adjustments-are-of-claims',
    `UPDATE orders.order_line SET price_adjustments = '[{"fromTire": 0, "tiresInCents": 100, "salesTaxInCents": 0}]'
     WHERE id = (SELECT min(id::text)::uuid FROM orders.order_line)`,
  ],
  [
    '49-removed-tires-are-in-the-timeline',
    `UPDATE orders.order_line SET returned_quantity = 1, removed_quantity = 1
     WHERE id = (SELECT min(id::text)::uuid FROM orders.order_line)`,
  ],
  [
    '50-packed-parcels-are-scanned',
    `INSERT INTO orders.pick (order_id, warehouse_code)
     SELECT owner_id, warehouse_code FROM catalogue.stock_allocation a JOIN orders."order" o ON o.id = a.owner_id
     WHERE a.state = 'sold' AND o.state = 'delivered' LIMIT 1`,
  ],
  [
    '51-installations-are-at-shops',
    `UPDATE orders."order" SET sold_fulfilment = 'ship-to-me' WHERE id = (SELECT min(id::text)::uuid FROM orders."order")`,
  ],
  [
    '52-coverage-is-paid-once',
    `INSERT INTO orders.ledger_transaction (id, order_id, kind, reference, at)
     SELECT gen_random_uuid(), id, 'coverage', id, now() FROM orders."order" LIMIT 1;
     INSERT INTO orders.ledger_entry (transaction_id, position, account, amount_in_cents)
     SELECT id, 1, 'coverage_benefits', 500 FROM orders.ledger_transaction WHERE kind = 'coverage' AND reference = order_id`,
  ],
  [
    '53-replaced-tires-are-of-claims',
    `UPDATE orders.order_line SET replaced_quantity = 1 WHERE id = (SELECT min(id::text)::uuid FROM orders.order_line)`,
  ],
  [
    '54-coverage-is-within-its-limits',
    `INSERT INTO orders.coverage_claim
       (id, order_id, line_id, kind, state, quantity, bill_in_cents, year, claimed_in_cents, comments, requested_at, amount_in_cents)
     SELECT gen_random_uuid(), order_id, id, 'repair', 'approved', 1, 9000, 1, 2500, '', now(), 2501 FROM orders.order_line LIMIT 1`,
  ],
  [
    '55-cases-have-their-times',
    `INSERT INTO support.customer_case (id, state, channel, subject, name, mailbox, token_hash, opened_at, last_message_at)
     VALUES (gen_random_uuid(), 'open', 'mail', 'Freight', 'Wes', 'wes@dairy.test', md5('60') || md5('60'), now(), now())`,
  ],
  [
    '56-cases-have-their-thread',
    `INSERT INTO support.customer_case (id, state, channel, subject, name, mailbox, token_hash, opened_at, last_message_at, closed_at)
     VALUES (gen_random_uuid(), 'closed', 'mail', 'Freight', 'Wes', 'wes@dairy.test', md5('61') || md5('61'), now(), now(), now())`,
  ],
  [
    '57-pickups-are-from-their-warehouse',
    `UPDATE catalogue.stock_allocation SET warehouse_code = 'ELSE'
     WHERE owner_id IN (SELECT id FROM orders."order" WHERE pickup_warehouse_code IS NOT NULL)`,
  ],
  ['58-handed-over-tires-have-their-proof', `DELETE FROM orders.warehouse_pickup WHERE proof IS NOT NULL`],
  [
    '59-pickups-are-promised-after-a-day',
    `UPDATE orders."order" SET pickup_ready_by = placed_at + interval '23 hours' WHERE pickup_ready_by IS NOT NULL`,
  ],
  [
    '60-declined-and-lapsed-delays-are-cancelled',
    `INSERT INTO orders.delay
       (id, order_id, state, is_further, reason, found_at, asked_at, asked_by, token_hash, silence, answer_by, settled_at)
     SELECT gen_random_uuid(), id, 'lapsed', false, 'weather', now(), now(), 'Robin', 'x', 'cancels', now(), now()
     FROM orders."order" WHERE state <> 'cancelled' LIMIT 1`,
  ],
  ['61-missing-tires-are-not-for-sale', `UPDATE catalogue.stock_level SET missing = 1 WHERE available > 0`],
  ['62-purchase-orders-are-not-overspent', `UPDATE sales.fleet_purchase_order SET limit_in_cents = 1`],
  [
    '63-exempt-orders-have-a-certificate',
    `UPDATE orders."order" SET price_snapshot = price_snapshot || jsonb_build_object('exemption', jsonb_build_object('state', 'PA',
       'certificate', jsonb_build_object('certificateId', gen_random_uuid(), 'company', 'Prado', 'number', 'PA-1')))`,
  ],
  ['64-shop-ratings-can-be-read', `UPDATE installers.shop SET review_count = review_count + 1`],
  [
    '65-reviews-of-shops-are-of-their-orders',
    `UPDATE reviews.submission SET shop_id = gen_random_uuid() WHERE shop_id IS NOT NULL`,
  ],
  [
    '66-rotations-have-their-seat',
    `INSERT INTO rotations.rotation (id, account_id, vehicle_id, vehicle, shop_id, phone, state, begins_at)
     SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '2019 Honda CR-V', id, '2155550149', 'booked', now()
     FROM installers.shop LIMIT 1`,
  ],
];
