import { quoteOffer } from '@simpletread/contract';

/** Reads a fresh shop. */
export interface SeededShop {
  readonly one: <T extends object>(sql: string) => Promise<T>;
  readonly all: (sql: string) => Promise<readonly object[]>;
}

/** The tests of what waits at the desks of a fresh shop. */
export const seededDesks = ({ one, all }: SeededShop): void => {
  it('has work that people own at every desk, and some that they were handed', async () => {
    const { kinds, handed } = await one<{ kinds: string[]; handed: number }>(
      `SELECT array_agg(DISTINCT kind) AS kinds, count(note) FILTER (WHERE kind = 'reviews')::integer AS handed
       FROM platform.work_owner`,
    );
    expect(kinds).toEqual(
      expect.arrayContaining(['approvals', 'orders', 'price-claims', 'returns', 'reviews', 'sales-requests']),
    );
    expect(handed).toBe(1);
  });

  it('has a rotation booked at a shop, and one that has begun', async () => {
    const figures = await one<Record<string, number>>(
      `SELECT count(*)::integer AS rotations, count(*) FILTER (WHERE r.begins_at > now())::integer AS ahead,
         count(b.id)::integer AS seats
       FROM rotations.rotation r LEFT JOIN appointments.booking b ON b.rotation_id = r.id AND b.state = 'booked'`,
    );
    expect(figures).toEqual({ rotations: 2, ahead: 1, seats: 2 });
  });

  it('has price claims to answer, in time and late, with and without proof, asked of a colleague, to be refunded, and some that ended', async () => {
    const { requested, late, unproved, states } = await one<Record<string, number>>(
      `SELECT count(*) FILTER (WHERE state = 'requested')::integer AS requested, count(DISTINCT state)::integer AS states,
         count(*) FILTER (WHERE state = 'requested' AND requested_at < now() - interval '24 hours')::integer AS late,
         count(*) FILTER (WHERE state = 'requested' AND offer_address = ''
           AND NOT EXISTS (SELECT FROM orders.price_claim_picture p WHERE p.claim_id = c.id))::integer AS unproved
       FROM orders.price_claim c`,
    );
    expect({ requested, late, unproved, states }).toEqual({ requested: 4, late: 1, unproved: 1, states: 5 });
  });

  it('has late orders to ask about, asked, asked on release from hold, asked again, agreed to and cancelled by silence', async () => {
    const rows = await all(
      'SELECT state, count(*)::integer AS delays FROM orders.delay GROUP BY 1 ORDER BY 1',
    );
    expect(rows).toEqual([
      { state: 'agreed', delays: 2 },
      { state: 'asked', delays: 3 },
      { state: 'found', delays: 2 },
      { state: 'lapsed', delays: 1 },
      { state: 'replaced', delays: 1 },
    ]);
    const [lapsed] = await all(
      `SELECT o.state, o.cancelled_at > o.cancel_closes_at + interval '3 days' AS "isLate", e.actor_kind AS actor, e.at = o.cancelled_at AS "isTold"
       FROM orders.delay d JOIN orders."order" o ON o.id = d.order_id
       JOIN orders.order_event e ON e.order_id = o.id AND e.type = 'OrderCancelled' WHERE d.state = 'lapsed'`,
    );
    expect(lapsed).toEqual({ state: 'cancelled', isLate: true, actor: 'system', isTold: true });
  });

  it('has coverage claims of every kind: to answer, in time and late, unproved, asked about, asked of a colleague, appealed, ended and paid', async () => {
    const figures = await one<Record<string, number>>(
      `SELECT count(*)::integer AS claims, count(DISTINCT kind)::integer AS kinds, count(DISTINCT state)::integer AS states,
         count(*) FILTER (WHERE our_turn_since < now() - interval '24 hours')::integer AS late,
         count(*) FILTER (WHERE state = 'requested' AND our_turn_since IS NULL)::integer AS unproved
       FROM orders.coverage_claim`,
    );
    expect(figures).toEqual({ claims: 10, kinds: 3, states: 7, late: 2, unproved: 1 });
  });

  it('has reviews in every state, with evidence and reasons: to read, in time and late, asked about, appealed, rejected and published', async () => {
    const figures = await one<Record<string, number>>(
      `SELECT count(*)::integer AS reviews, count(DISTINCT r.state)::integer AS states,
         count(*) FILTER (WHERE s.our_turn_since IS NOT NULL)::integer AS waiting,
         count(*) FILTER (WHERE s.our_turn_since < now() - interval '24 hours')::integer AS late,
         count(*) FILTER (WHERE s.suspicion >= 2)::integer AS doubted,
         count(*) FILTER (WHERE (r.state IN ('rejected', 'appealed')) <> (s.reason IS NOT NULL))::integer AS unreasoned,
         count(*) FILTER (WHERE r.state = 'appealed' AND f.role <> 'support-agent')::integer AS "toDecideByAgents"
       FROM reviews.submission s JOIN reviews.review r ON r.id = s.review_id LEFT JOIN identity.staff f ON f.id = s.rejected_by
       WHERE s.line_id IS NOT NULL`,
    );
    expect(figures).toEqual({
      ...{ reviews: 53, states: 6, waiting: 9, late: 2 },
      ...{ doubted: 6, unreasoned: 0, toDecideByAgents: 1 },
    });
  });

  it('has reviews of shops in every state, each of another order that was installed there', async () => {
    const figures = await one<Record<string, number>>(
      `SELECT count(DISTINCT r.state)::integer AS states, count(*) FILTER (WHERE s.our_turn_since IS NOT NULL)::integer AS waiting,
         (count(*) - count(DISTINCT s.order_id))::integer AS doubles,
         (SELECT count(*)::integer FROM installers.shop WHERE review_count > 0 AND rating IS NULL) AS unrated
       FROM reviews.submission s JOIN reviews.review r ON r.id = s.review_id WHERE s.shop_id IS NOT NULL`,
    );
    expect(figures).toEqual({ states: 6, waiting: 4, doubles: 0, unrated: 0 });
  });

  it('has cases in every state and channel: to answer in time and late, owned and not', async () => {
    const figures = await one<Record<string, number>>(
      `SELECT count(*)::integer AS cases, count(DISTINCT state)::integer AS states, count(DISTINCT channel)::integer AS channels,
         count(*) FILTER (WHERE state IN ('new', 'open') AND owner_id IS NULL)::integer AS unowned
       FROM support.customer_case`,
    );
    expect(figures).toEqual({ cases: 12, states: 6, channels: 5, unowned: 3 });
  });

  it('has rated cases, one that was asked about, and buyers who were asked for a review', async () => {
    const figures = await one<Record<string, unknown>>(
      `SELECT count(*)::integer AS asked, count(rating)::integer AS answered,
         (SELECT count(*) FROM orders.review_invitation) > 0 AS invited
       FROM support.satisfaction`,
    );
    expect(figures).toEqual({ asked: 4, answered: 3, invited: true });
  });

  it('has sales requests to answer, with due steps, won and lost', async () => {
    const figures = await one<Record<string, number>>(
      `SELECT count(*) FILTER (WHERE r.state = 'new')::integer AS fresh, count(*) FILTER (WHERE r.state = 'lost')::integer AS lost,
         count(*) FILTER (WHERE r.state = 'won' AND o.id IS NOT NULL)::integer AS won,
         count(*) FILTER (WHERE r.next_step_at IS NOT NULL)::integer AS planned
       FROM sales.request r LEFT JOIN orders."order" o ON o.id = r.order_id`,
    );
    expect(figures).toEqual({ fresh: 6, lost: 3, won: 1, planned: 6 });
  });

  it('has fleets with rotations due, soon, fine and not logged, one without any due, and one that is closed', async () => {
    const rows = await all(
      `SELECT f.state, count(DISTINCT a.account_id)::integer AS accounts, count(DISTINCT u.id)::integer AS units,
         count(DISTINCT u.id) FILTER (WHERE u.retired_at IS NULL AND (u.due_on <= current_date OR u.miles >= u.due_miles))::integer AS due,
         bool_and(f.state = 'closed' OR EXISTS (SELECT FROM fitment.fitment t
           WHERE t.make = u.make AND t.model = u.model AND t.front_size = u.front_size)) AS "areFit"
       FROM sales.fleet f JOIN sales.fleet_unit u ON u.fleet_id = f.id LEFT JOIN sales.fleet_account a ON a.fleet_id = f.id
       GROUP BY f.id, f.state ORDER BY units DESC`,
    );
    expect(rows).toEqual([
      { state: 'active', accounts: 1, units: 6, due: 2, areFit: true },
      { state: 'active', accounts: 0, units: 2, due: 0, areFit: true },
      { state: 'closed', accounts: 0, units: 1, due: 1, areFit: true },
    ]);
  });

  it('has purchase orders of a fleet in every standing, one of them spent by an order', async () => {
    const rows = await all(
      `SELECT p.number, p.state, count(s.order_id)::integer AS orders, bool_or(o.po_number = p.number) AS "isNamed",
         p.limit_in_cents > coalesce(sum(s.counted_in_cents), 0) AS "hasLeft",
         current_date BETWEEN p.valid_from AND p.valid_until AS "isValid"
       FROM sales.fleet_purchase_order p LEFT JOIN sales.purchase_order_spending s ON s.purchase_order_id = p.id
       LEFT JOIN orders."order" o ON o.id = s.order_id GROUP BY p.id ORDER BY p.number`,
    );
    expect(rows).toEqual([
      { number: 'DVP-102', state: 'open', orders: 0, isNamed: null, hasLeft: true, isValid: false },
      { number: 'DVP-111', state: 'closed', orders: 0, isNamed: null, hasLeft: true, isValid: true },
      { number: 'DVP-117', state: 'open', orders: 1, isNamed: true, hasLeft: false, isValid: true },
      { number: 'DVP-118', state: 'open', orders: 0, isNamed: null, hasLeft: true, isValid: true },
      { number: 'DVP-119', state: 'open', orders: 0, isNamed: null, hasLeft: true, isValid: false },
    ]);
  });

  it('has exemption certificates of a fleet that are valid, that end soon, have ended, and were withdrawn', async () => {
    const rows = await all(
      `SELECT c.state, c.withdrawn_at IS NOT NULL AS "isWithdrawn", c.valid_until >= current_date - 1 AS "isValid",
         c.valid_until <= current_date + 30 AS "isEnding" FROM sales.fleet_certificate c ORDER BY c.state`,
    );
    expect(rows).toEqual([
      { state: 'DE', isWithdrawn: false, isValid: false, isEnding: true },
      { state: 'NJ', isWithdrawn: false, isValid: true, isEnding: true },
      { state: 'NY', isWithdrawn: true, isValid: true, isEnding: false },
      { state: 'PA', isWithdrawn: false, isValid: true, isEnding: false },
    ]);
  });

  it('has quotes in every state of the pipeline, with options, discounted, asked about and waiting for approval, each readable as sent', async () => {
    const figures = await one<Record<string, unknown>>(
      `SELECT array_agg(DISTINCT q.state) AS states, array_agg(DISTINCT r.state) AS columns, sum(l.discounted)::integer AS discounted,
         count(*) FILTER (WHERE jsonb_array_length(q.sent_others) = 2)::integer AS choices,
         (SELECT count(*)::integer FROM quotes.entry WHERE text IS NOT NULL) AS questions,
         (SELECT count(*)::integer FROM approvals.approval WHERE kind = 'quote.discount') AS asked,
         count(*) FILTER (WHERE r.value_in_cents <> (q.sent_offer -> 'installedPricing' ->> 'totalInCents')::integer)::integer AS off
       FROM quotes.quote q JOIN sales.request r ON r.quote_id = q.id
         JOIN (SELECT quote_id, count(*) FILTER (WHERE discount_in_cents > 0) AS discounted FROM quotes.line GROUP BY 1) l ON l.quote_id = q.id`,
    );
    expect(figures).toEqual({
      states: ['draft', 'expired', 'opened', 'sent', 'taken', 'withdrawn'],
      columns: ['lost', 'new', 'opened', 'quoted'],
      ...{ discounted: 3, choices: 1, questions: 1, asked: 1, off: 0 },
    });
    const offers = await all(
      `SELECT sent_offer FROM quotes.quote WHERE sent_offer IS NOT NULL
       UNION ALL SELECT jsonb_array_elements(sent_others) -> 'offer' FROM quotes.quote`,
    );
    for (const { sent_offer: offer } of offers as readonly { sent_offer: unknown }[])
      expect(quoteOffer.safeParse(offer).error).toBeUndefined();
  });

  it('has an approval for each payment that waits for a colleague', async () => {
    const rows = await all(
      `SELECT a.kind, coalesce(r.state, p.state, c.state) = 'awaitingApproval' AS waits
       FROM approvals.approval a
         LEFT JOIN orders.tire_return r ON r.id::text = a.subject_id
         LEFT JOIN orders.price_claim p ON p.id::text = a.subject_id
         LEFT JOIN orders.coverage_claim c ON c.id::text = a.subject_id
       WHERE a.kind IN ('return.refund', 'priceClaim.refund', 'coverageClaim.pay') GROUP BY 1, 2 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { kind: 'coverageClaim.pay', waits: true },
      { kind: 'priceClaim.refund', waits: true },
      { kind: 'return.refund', waits: true },
    ]);
  });

  it('has customers: guests with several orders, an account with orders of a second spelling, notes, and an erased one', async () => {
    const figures = await one<Record<string, number>>(
      `SELECT (SELECT count(*)::integer FROM people.note) AS notes,
         (SELECT count(*)::integer FROM people.customer WHERE erased_at IS NOT NULL) AS erased,
         (SELECT count(DISTINCT o.email)::integer FROM orders."order" o JOIN identity.account a ON a.mailbox = o.mailbox
          WHERE a.email = 'priya.raman@example.com') AS spellings,
         (SELECT count(*)::integer FROM people.customer c JOIN orders."order" o ON o.mailbox = c.mailbox WHERE o.placed_at < c.since) AS early,
         (SELECT count(*)::integer FROM orders."order" o WHERE NOT EXISTS (SELECT FROM people.customer c WHERE c.mailbox = o.mailbox))
           AS strangers`,
    );
    expect(figures).toEqual({ notes: 4, erased: 1, spellings: 2, early: 0, strangers: 0 });
  });
};
