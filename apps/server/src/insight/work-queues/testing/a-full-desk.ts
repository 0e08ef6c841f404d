import { aDeliveredOrder, aMessage, aPlacedOrder, aPromotion } from '../../../../test/builders/index.js';
import type { ShopApp } from '../../../../test/index.js';

const ALERT = `WITH raised AS (
    INSERT INTO platform.alert (id, kind, severity, subject_key, subject)
    VALUES (gen_random_uuid(), 'payment.cardTesting', 'warning', $1::text, $1::text) RETURNING id)
  INSERT INTO platform.work_owner (kind, record_id, owner_id, owner_name)
  SELECT 'alerts', id, $2::uuid, 'Alex Novak' FROM raised WHERE $2::uuid IS NOT NULL`;

const RETURN = `INSERT INTO orders.tire_return (id, order_id, state, reason, requested_at, appealed_at, received_at)
  VALUES (gen_random_uuid(), $1, $2::text, 'changed-mind', now() - interval '30 hours',
    CASE $2::text WHEN 'appealed' THEN now() - interval '1 hour' END, CASE WHEN $2::text IN ('received', 'refunded') THEN now() END)`;

const RETURN_LINES = `INSERT INTO orders.tire_return_line (return_id, line_id, quantity)
  SELECT r.id, l.id, 1 FROM orders.tire_return r JOIN orders.order_line l ON l.order_id = r.order_id`;

const PRICE_CLAIM = `INSERT INTO orders.price_claim (id, order_id, line_id, kind, state, price_per_tire_in_cents, offer_address, requested_at, withdrawn_at)
  SELECT gen_random_uuid(), order_id, id, 'offer', $2::text, 9000, 'https://tires.example.com/', now() - interval '2 hours', CASE $2::text WHEN 'withdrawn' THEN now() END
  FROM orders.order_line WHERE order_id = $1 ORDER BY id LIMIT 1`;

const DELAYS = `INSERT INTO orders.delay (id, order_id, state, is_further, reason, found_at, ask_by, asked_at, asked_by, token_hash, silence, answer_by)
  SELECT gen_random_uuid(), $1::uuid, $2::text, false, 'weather', now(), now() + interval '3 hours',
    CASE $2::text WHEN 'asked' THEN now() END, CASE $2::text WHEN 'asked' THEN 'Alex' END, CASE $2::text WHEN 'asked' THEN $1::text END,
    CASE $2::text WHEN 'asked' THEN 'agrees' END, CASE $2::text WHEN 'asked' THEN now() + interval '1 day' END`;

const COVERAGE_CLAIM = `INSERT INTO orders.coverage_claim (id, order_id, kind, state, quantity, bill_in_cents, claimed_in_cents, comments,
    requested_at, our_turn_since, cancelled_at)
  SELECT gen_random_uuid(), $1, 'roadside', $2::text, 0, 5000, 5000, 'Towed', now() - interval '2 hours',
    CASE $2::text WHEN 'requested' THEN now() - interval '1 hour' WHEN 'appealed' THEN now() END, CASE $2::text WHEN 'cancelled' THEN now() END`;

const REVIEW = `WITH written AS (
    INSERT INTO reviews.review (id, line_id, author_name, written_at, dry, summary, would_buy_again, state)
    SELECT gen_random_uuid(), id, 'Uma U.', now(), 4, 'Good', true, $1::text FROM catalogue.product_line LIMIT 1 RETURNING id, line_id)
  INSERT INTO reviews.submission (review_id, line_id, name, email, mailbox, token_hash, submitted_at, our_turn_since)
  SELECT id, line_id, 'Uma Unger', $1 || '@example.com', $1 || '@example.com', md5(id::text) || md5(id::text), now(),
    CASE WHEN $1::text IN ('submitted', 'appealed') THEN now() - interval '30 hours' END FROM written`;

const CASE = `INSERT INTO support.customer_case (id, state, channel, subject, name, mailbox, token_hash, opened_at, last_message_at,
    running_since, answer_due_at, solve_due_at, solved_at)
  VALUES (gen_random_uuid(), $1::text, 'mail', 'Freight', 'Wes', $1::text || '@dairy.test', md5($1::text) || md5($1::text), now(), now(),
    CASE WHEN $1::text IN ('new', 'open') THEN now() END, CASE WHEN $1::text = 'new' THEN now() - interval '1 hour' WHEN $1::text = 'open' THEN now() + interval '1 hour' END,
    CASE WHEN $1::text IN ('new', 'open') THEN now() + interval '9 hours' END, CASE WHEN $1::text = 'solved' THEN now() END)`;

const CHAT = `INSERT INTO support.chat (case_id, state, team, token_hash, queued_at, ended_at, seen_at)
  SELECT id, CASE state WHEN 'solved' THEN 'ended' ELSE 'waiting' END, 'general', token_hash, now(), solved_at, now() FROM support.customer_case
  WHERE state <> 'new'`;

const APPROVAL = `INSERT INTO approvals.approval (id, kind, subject_type, subject_id, subject_label, summary, grants, payload, reason,
    requested_by, requested_by_name, requested_at, expires_at)
  VALUES (gen_random_uuid(), 'order.cancel', 'order', gen_random_uuid()::text, 'K7QZ9-M2XAQ', 'Cancel', '{}', '{}', 'asked', $1, 'Robin',
    now(), now() + interval '3 days')`;

const SALES_REQUEST = `WITH asked AS (
    INSERT INTO sales.request (id, source, first_name, email, mailbox, quantity, state, next_step, next_step_at, lost_reason)
    VALUES (gen_random_uuid(), 'form', 'Nia', 'nia@example.com', 'nia@example.com', 4, $1, CASE WHEN $1 <> 'lost' THEN 'Call' END,
      CASE WHEN $1 <> 'lost' THEN now() + $2::interval END, CASE WHEN $1 = 'lost' THEN 'price' END) RETURNING id)
  INSERT INTO platform.work_owner (kind, record_id, owner_id, owner_name) SELECT 'sales-requests', id, $3, 'Alex' FROM asked`;
const FLEET_UNITS = `WITH fleet AS (
    INSERT INTO sales.fleet (id, name, contact_name, email, mailbox, phone)
    VALUES (gen_random_uuid(), 'Unger Vans', 'Uma', 'uma@example.com', 'uma@example.com', '2155550149') RETURNING id),
  owned AS (INSERT INTO platform.work_owner (kind, record_id, owner_id, owner_name) SELECT 'fleets', id, $1, 'Alex' FROM fleet),
  certified AS (INSERT INTO sales.fleet_certificate (id, fleet_id, state, number, valid_until)
    SELECT gen_random_uuid(), id, 'PA', 'PA-4711', current_date + 12 FROM fleet)
  INSERT INTO sales.fleet_unit (id, fleet_id, number, year, make, model, make_slug, model_slug, rotated_on, due_on)
  SELECT gen_random_uuid(), id, number, 2021, 'Ford', 'Transit', 'ford', 'transit', current_date - 200, current_date + days
  FROM fleet, (VALUES ('V1', -17), ('V2', 17)) AS unit (number, days)`;
const QUOTE = `INSERT INTO quotes.quote (id, number, made_by, made_by_name, first_name, email, phone, zip, message, state, token_hash, sent_offer,
    sent_at, last_day, ends_at)
  VALUES (gen_random_uuid(), upper(substr(md5(random()::text), 1, 10)), $1, 'Alex Novak', 'Uma', 'uma@example.com', '2155550149', '19147', '',
    $2, md5(random()::text) || md5(random()::text), '{}', now(), (now() + $3::interval)::date, now() + $3::interval)`;

const ACCOUNT = `INSERT INTO identity.account (id, email, first_name, last_name, phone)
  VALUES ($1, $2, 'Uma', 'Unger', '2155550149')`;
const ACCOUNT_APPLICATION = `INSERT INTO account_types.application (id, account_id, type, state, source, company_name)
  VALUES (gen_random_uuid(), $1, 'Fleet', $2, 'customer', 'Unger Vans')`;

const SHOP_APPLICATION = `INSERT INTO installer_applications.application
  (id, account_id, state, company, first_name, last_name, service_manager, store_manager, address1, city, state_code, zip, cell, email, phone,
   service_desk_email, service_desk_phone, hours, services, tire_types, badges, agreed_at, assigned_to, assigned_name)
  VALUES (gen_random_uuid(), $1, $2, 'Unger Tire', 'Uma', 'Unger', '', '', gen_random_uuid()::text, 'Philadelphia', 'PA', '19147', '2155550149',
   'uma@example.com', '2155550150', '', '', '{}', '{}', '{}', '{}', now(), $3, CASE WHEN $3::uuid IS NULL THEN NULL ELSE 'Alex Novak' END)`;

const CAMPAIGN = `INSERT INTO campaigns.campaign (id, name, season, starts_at, ends_at, content, state)
  VALUES ($1, $2, 'default', now() + $3::interval, now() + $3::interval + interval '2 days', '{}', $4)`;
const RELEASE = `INSERT INTO campaigns.campaign_release (campaign_id, number, name, season, starts_at, ends_at, content, released_by_name)
  SELECT id, 1, name, season, starts_at, ends_at, content, 'Alex Novak' FROM campaigns.campaign WHERE id = $1`;
const ENTRY = `INSERT INTO campaigns.calendar_entry (campaign_id, number, season, starts_at, ends_at)
  SELECT id, 1, season, starts_at, ends_at FROM campaigns.campaign WHERE id = $1`;

const ERASURE = `INSERT INTO privacy.request (id, kind, account_id, state, asked_by, step_count, due_at)
  VALUES (gen_random_uuid(), 'erasure', gen_random_uuid(), $1, 'customer', 3, now() + interval '20 days')`;

const STAFF = `INSERT INTO identity.staff (id, email, name, role, password_hash) VALUES (gen_random_uuid(), $1, 'Sam Sign-in', '', NULL)`;

// The older of two placed orders waits to be picked, the other is at the dock.
const PICKS = `INSERT INTO orders.pick (order_id, warehouse_code, packed_at, packed_by)
  SELECT o.id, (SELECT min(code) FROM locations.warehouse), CASE WHEN o.id <> $1 THEN now() END, CASE WHEN o.id <> $1 THEN 'Omar Reyes' END
  FROM orders."order" o WHERE o.state = 'placed'`;

interface People {
  readonly viewer: string;
  readonly colleague: string;
}

const idOf = async ({ db }: ShopApp): Promise<string> =>
  (await db.one<{ id: string }>('SELECT gen_random_uuid()::text AS id'))?.id ?? '';

/** Each queue with records that are in it, and with some that are not. */
export const fillDesk = async (app: ShopApp, { viewer, colleague }: People): Promise<void> => {
  const { db } = app;
  await aPlacedOrder(app);
  const closed = await aPlacedOrder(app);
  await db.execute(
    `UPDATE orders."order" SET placed_at = now() - interval '1 hour', cancel_closes_at = now() - interval '30 minutes' WHERE id = $1`,
    [closed.orderId],
  );
  await db.execute(PICKS, [closed.orderId]);
  const held = await aPlacedOrder(app);
  await db.execute(
    `UPDATE orders."order" SET held_at = now(), held_by = 'Alex', hold_reason = 'Address' WHERE id = $1`,
    [held.orderId],
  );
  for (const state of ['found', 'asked'])
    await db.execute(DELAYS, [(await aPlacedOrder(app)).orderId, state]);
  const { orderId } = await aDeliveredOrder(app);
  await db.execute(
    `INSERT INTO orders.refund (id, order_id, payment_id, amount_in_cents, state, failure, reason, requested_by, created_at)
     SELECT gen_random_uuid(), p.order_id, p.id, 100, 'failed', 'closed', 'asked', 'Robin', now() FROM orders.payment p WHERE p.order_id = $1`,
    [orderId],
  );
  for (const state of ['requested', 'appealed', 'received', 'approved', 'refunded'])
    await db.execute(RETURN, [orderId, state]);
  await db.execute(RETURN_LINES);
  for (const state of ['requested', 'withdrawn']) await db.execute(PRICE_CLAIM, [orderId, state]);
  for (const state of ['requested', 'appealed', 'moreAsked', 'cancelled'])
    await db.execute(COVERAGE_CLAIM, [orderId, state]);
  for (const state of ['submitted', 'appealed', 'questionAsked', 'rejected'])
    await db.execute(REVIEW, [state]);
  for (const state of ['new', 'open', 'waiting', 'solved']) await db.execute(CASE, [state]);
  await db.execute(CHAT);
  for (const person of [viewer, colleague]) await db.execute(APPROVAL, [person]);
  for (const state of ['failed', 'failed', 'sent'] as const) await aMessage(db, { state });
  await db.execute(
    `UPDATE platform.message SET followed_up_at = now(), followed_up_by = 'Alex' WHERE id = (SELECT id FROM platform.message WHERE state = 'failed' LIMIT 1)`,
  );
  for (const [subject, owner] of [
    ['seen once', null],
    ['taken', viewer],
    ['seen again', null],
  ] as const)
    await db.execute(ALERT, [subject, owner]);
  await db.execute(
    `UPDATE platform.alert SET first_seen_at = now() - interval '9 days', last_seen_at = now() + interval '1 minute' WHERE subject_key = 'seen again'`,
  );
  for (const [state, ends] of [
    ['sent', '2 days'],
    ['opened', '10 days'],
    ['sent', '-1 days'],
    ['taken', '2 days'],
  ])
    for (const person of [viewer, colleague]) await db.execute(QUOTE, [person, state ?? '', ends ?? '']);
  for (const [state, due] of [
    ['new', '-1 hours'],
    ['quoted', '-2 hours'],
    ['opened', '1 hours'],
    ['lost', '-1 hours'],
  ])
    for (const person of [viewer, colleague])
      await db.execute(SALES_REQUEST, [state ?? '', due ?? '', person]);
  for (const person of [viewer, colleague]) await db.execute(FLEET_UNITS, [person]);
  const failed = await db.one<{ id: string }>(
    `SELECT id FROM platform.message WHERE state = 'failed' LIMIT 1`,
  );
  await db.execute(
    `UPDATE quotes.quote SET mail_id = $1 WHERE id = (SELECT id FROM quotes.quote WHERE made_by = $2 LIMIT 1)`,
    [failed?.id ?? null, viewer],
  );
  const accountId = await idOf(app);
  const askedId = await idOf(app);
  await db.execute(ACCOUNT, [accountId, 'uma@example.com']);
  await db.execute(ACCOUNT, [askedId, 'una@example.com']);
  await db.execute(ACCOUNT_APPLICATION, [askedId, 'moreInfoAsked']);
  for (const state of ['submitted', 'refused']) await db.execute(ACCOUNT_APPLICATION, [accountId, state]);
  for (const [state, owner] of [
    ['questionAsked', viewer],
    ['submitted', null],
    ['inReview', viewer],
    ['declined', viewer],
  ])
    await db.execute(SHOP_APPLICATION, [accountId, state ?? '', owner ?? null]);
  for (const [name, start, state] of [
    ['Now', '-1 days', 'scheduled'],
    ['Soon', '3 days', 'scheduled'],
    ['Over', '-9 days', 'scheduled'],
    ['Idea', '9 days', 'draft'],
    ['Later idea', '5 days', 'draft'],
  ]) {
    const id = await idOf(app);
    await db.execute(CAMPAIGN, [id, name ?? '', start ?? '', state ?? '']);
    if (state !== 'scheduled') continue;
    await db.execute(RELEASE, [id]);
    await db.execute(ENTRY, [id]);
  }
  await aPromotion(db);
  for (const state of ['blocked', 'pending']) await db.execute(ERASURE, [state]);
  await db.execute(STAFF, ['sam@example.com']);
};
