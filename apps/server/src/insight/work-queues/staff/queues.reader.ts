import { decidableKinds, isOwnedRecord, type WorkQueue, workQueue } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { ENDING_CERTIFICATE } from '../../../platform/work-owners/index.js';

// $1 is the viewer, $2 now; the viewer’s rights are in `viewer`. Each condition is that of the queue's list, which work-queues.int.spec.ts holds them to.
const PLACED_ORDERS = `SELECT id::text AS id, number::text AS title, placed_at AS since, cancel_closes_at AS due, NULL::uuid AS owner
  FROM orders."order" WHERE state = 'placed' AND cancel_closes_at > now()`;

const FAILED_REFUNDS = `SELECT o.id::text AS id, o.number::text AS title, r.since, NULL::timestamptz AS due, NULL::uuid AS owner, o.placed_at AS turn
  FROM (SELECT order_id, min(created_at) AS since FROM orders.refund WHERE state = 'failed' GROUP BY order_id) r
  JOIN orders."order" o ON o.id = r.order_id`;

const HELD_ORDERS = `SELECT id::text AS id, number::text AS title, held_at AS since, NULL::timestamptz AS due, NULL::uuid AS owner,
  placed_at AS turn
  FROM orders."order" WHERE held_at IS NOT NULL`;

const DELAYS_TO_ASK = `SELECT o.id::text AS id, o.number::text AS title, d.found_at AS since, d.ask_by AS due, NULL::uuid AS owner
  FROM orders.delay d JOIN orders."order" o ON o.id = d.order_id WHERE d.state = 'found'`;
const DELAYS_ASKED = `SELECT o.id::text AS id, o.number::text AS title, d.asked_at AS since, d.answer_by AS due, NULL::uuid AS owner
  FROM orders.delay d JOIN orders."order" o ON o.id = d.order_id WHERE d.state = 'asked'`;

// As `openPromise` of the domain: 24 hours for an answer, 48 for a refund.
const RETURNS_TO_ANSWER = `SELECT id::text AS id, number::text AS title, coalesce(appealed_at, requested_at) AS since,
  coalesce(appealed_at, requested_at) + interval '24 hours' AS due, NULL::uuid AS owner
  FROM orders.tire_return WHERE state IN ('requested', 'appealed')`;
const REFUNDS_DUE = `SELECT id::text AS id, number::text AS title, received_at AS since, received_at + interval '48 hours' AS due, NULL::uuid AS owner
  FROM orders.tire_return WHERE state IN ('received', 'awaitingApproval', 'refunding')`;

const PRICE_CLAIMS_TO_ANSWER = `SELECT id::text AS id, number::text AS title, requested_at AS since,
  interval '24 hours' + CASE WHEN kind = 'own-price' OR offer_address <> '' THEN requested_at
    ELSE (SELECT min(p.added_at) FROM orders.price_claim_picture p WHERE p.claim_id = c.id) END AS due,
  NULL::uuid AS owner FROM orders.price_claim c WHERE state = 'requested'`;

const COVERAGE_CLAIMS_TO_ANSWER = `SELECT id::text AS id, number::text AS title, coalesce(our_turn_since, requested_at) AS since,
  our_turn_since + interval '24 hours' AS due, NULL::uuid AS owner FROM orders.coverage_claim WHERE state IN ('requested', 'appealed')`;

const REVIEWS_TO_READ = `SELECT s.review_id::text AS id, r.summary AS title, s.our_turn_since AS since,
  s.our_turn_since + interval '24 hours' AS due, NULL::uuid AS owner
  FROM reviews.submission s JOIN reviews.review r ON r.id = s.review_id WHERE s.our_turn_since IS NOT NULL`;

const CHATS_WAITING = `SELECT c.id::text AS id, c.name AS title, c.opened_at AS since, NULL::timestamptz AS due, c.owner_id AS owner
  FROM support.chat h JOIN support.customer_case c ON c.id = h.case_id WHERE h.state = 'waiting'`;
const CASES_TO_ANSWER = `SELECT id::text AS id, subject AS title, last_message_at AS since, answer_due_at AS due, owner_id AS owner
  FROM support.customer_case c WHERE state IN ('new', 'open')
    AND NOT EXISTS (SELECT FROM support.chat h WHERE h.case_id = c.id AND h.state = 'waiting')`;

const APPROVALS = `SELECT id::text AS id, subject_label AS title, requested_at AS since, expires_at AS due, NULL::uuid AS owner
  FROM approvals.approval, viewer WHERE state = 'pending' AND expires_at > $2::timestamptz AND requested_by <> $1::uuid
    AND concerns IS DISTINCT FROM $1::uuid AND kind = ANY (viewer.kinds) AND grants <@ viewer.permissions
    AND coalesce(amount_in_cents, 0) <= viewer.refund_limit`;

const FAILED_MESSAGES = `SELECT id::text AS id, coalesce(subject, 'Text message') AS title, created_at AS since, NULL::timestamptz AS due,
  NULL::uuid AS owner FROM platform.message WHERE state = 'failed' AND followed_up_at IS NULL`;

const ALERTS = `SELECT id::text AS id, subject AS title, first_seen_at AS since, NULL::timestamptz AS due, NULL::uuid AS owner,
  last_seen_at AS turn
  FROM platform.alert WHERE state = 'open'`;

const QUOTE = `SELECT id::text AS id, number::text AS title, coalesce(sent_at, created_at) AS since, ends_at AS due, $1::uuid AS owner, sent_at AS turn
  FROM quotes.quote q WHERE id IN (SELECT id FROM quotes.quote WHERE made_by = $1::uuid
    UNION ALL SELECT record_id FROM platform.work_owner WHERE owner_id = $1::uuid AND kind = 'quotes')
  AND NOT EXISTS (SELECT FROM platform.work_owner w WHERE w.kind = 'quotes' AND w.record_id = q.id AND w.owner_id <> $1::uuid)`;
const MY_QUOTES_OUT = [QUOTE, `AND state IN ('sent', 'opened') AND ends_at > $2::timestamptz`].join(' ');
const MY_QUOTES_ENDING = [MY_QUOTES_OUT, `AND ends_at <= $2::timestamptz + interval '3 days'`].join(' ');
const MY_QUOTES_UNDELIVERED = [
  QUOTE,
  `AND state <> 'discarded' AND EXISTS (SELECT FROM platform.message m WHERE m.id IN (q.mail_id, q.text_id) AND m.state = 'failed')`,
].join(' ');

const SALES_REQUESTS_NEW = `SELECT id::text AS id, first_name || ' ' || last_name AS title, created_at AS since, NULL::timestamptz AS due,
  NULL::uuid AS owner FROM sales.request WHERE state = 'new'`;
const SALES_STEPS_DUE = `SELECT id::text AS id, first_name || ' ' || last_name AS title, next_step_at AS since, next_step_at AS due,
  NULL::uuid AS owner FROM sales.request WHERE state IN ('new', 'quoted', 'opened') AND next_step_at <= now()
    AND id IN (SELECT w.record_id FROM platform.work_owner w WHERE w.kind = 'sales-requests' AND w.owner_id = $1::uuid)`;

const FLEET_ROTATIONS_DUE = `SELECT u.id::text AS id, f.name || ' ' || u.number AS title, u.updated_at AS since, NULL::timestamptz AS due,
  NULL::uuid AS owner FROM sales.fleet_unit u JOIN sales.fleet f ON f.id = u.fleet_id
  WHERE f.state = 'active' AND u.retired_at IS NULL AND (u.due_on <= (now() AT TIME ZONE 'America/New_York')::date OR u.miles >= u.due_miles)
    AND f.id IN (SELECT w.record_id FROM platform.work_owner w WHERE w.kind = 'fleets' AND w.owner_id = $1::uuid)`;

const FLEET_CERTIFICATES_ENDING = [
  'SELECT f.id::text AS id, f.name AS title, f.updated_at AS since,',
  "(e.ends_on + 1)::timestamp AT TIME ZONE 'America/New_York' AS due, NULL::uuid AS owner",
  'FROM sales.fleet f CROSS JOIN LATERAL (SELECT min(c.valid_until) AS ends_on',
  ENDING_CERTIFICATE,
  ") e WHERE f.state = 'active' AND e.ends_on IS NOT NULL",
  "AND f.id IN (SELECT w.record_id FROM platform.work_owner w WHERE w.kind = 'fleets' AND w.owner_id = $1::uuid)",
].join(' ');

const ACCOUNT_APPLICATIONS = `SELECT p.id::text AS id, coalesce(p.company_name, a.first_name || ' ' || a.last_name) AS title, p.created_at AS since,
  NULL::timestamptz AS due, NULL::uuid AS owner
  FROM account_types.application p JOIN identity.account a ON a.id = p.account_id
  WHERE p.state IN ('submitted', 'inReview')`;

const INSTALLER_APPLICATIONS = `SELECT id::text AS id, company AS title, created_at AS since, NULL::timestamptz AS due, assigned_to AS owner
  FROM installer_applications.application WHERE state IN ('submitted', 'inReview')`;

const CAMPAIGNS_LIVE = `SELECT c.id::text AS id, c.name AS title, e.starts_at AS since, e.ends_at AS due, NULL::uuid AS owner
  FROM campaigns.campaign c JOIN campaigns.calendar_entry e ON e.campaign_id = c.id
  WHERE c.state = 'scheduled' AND e.starts_at <= $2::timestamptz AND e.ends_at > $2::timestamptz`;
const CAMPAIGNS_NEXT = `SELECT c.id::text AS id, c.name AS title, c.updated_at AS since, e.starts_at AS due, NULL::uuid AS owner
  FROM campaigns.campaign c JOIN campaigns.calendar_entry e ON e.campaign_id = c.id
  WHERE c.state = 'scheduled' AND e.starts_at > $2::timestamptz`;
const CAMPAIGN_DRAFTS = `SELECT id::text AS id, name AS title, updated_at AS since, NULL::timestamptz AS due, NULL::uuid AS owner,
  starts_at AS turn
  FROM campaigns.campaign WHERE state = 'draft'`;

const PROMOTIONS_LIVE = `SELECT id::text AS id, name AS title, coalesce(starts_at, updated_at) AS since, ends_at AS due, NULL::uuid AS owner
  FROM pricing.promotion
  WHERE state = 'active' AND coalesce(starts_at <= now(), true) AND coalesce(ends_at > now(), true)`;

// As the warehouse desk counts them: at the viewer’s warehouse, or at all.
const AT_PICK = '($6::text IS NULL OR p.warehouse_code = $6::text)';
const AT_COUNTER = '($6::text IS NULL OR pickup_warehouse_code = $6::text)';
const TO_PICK = `SELECT o.id::text AS id, o.number::text AS title, o.placed_at AS since, NULL::timestamptz AS due, NULL::uuid AS owner
  FROM orders.pick p JOIN orders."order" o ON o.id = p.order_id
  WHERE p.loaded_at IS NULL AND p.packed_at IS NULL AND o.state = 'placed' AND ${AT_PICK}`;
const TO_HAND_OVER = `SELECT o.id::text AS id, o.number::text AS title, o.placed_at AS since, NULL::timestamptz AS due, NULL::uuid AS owner
  FROM orders.pick p JOIN orders."order" o ON o.id = p.order_id
  WHERE p.loaded_at IS NULL AND p.packed_at IS NOT NULL AND (o.state = 'placed' OR (o.state = 'pendingPickup' AND o.pickup_warehouse_code IS NULL) OR (o.state = 'inTransit' AND EXISTS (
    SELECT FROM catalogue.stock_allocation a
    WHERE a.owner_id = o.id AND a.warehouse_code <> p.warehouse_code AND a.state = 'sold'))) AND ${AT_PICK}`;
const TO_PREPARE = `SELECT id::text AS id, number::text AS title, placed_at AS since, pickup_ready_by AS due, NULL::uuid AS owner
  FROM orders."order" WHERE pickup_warehouse_code IS NOT NULL AND state = 'placed' AND ${AT_COUNTER}`;
const READY_FOR_PICKUP = `SELECT id::text AS id, number::text AS title, picked_up_at AS since, NULL::timestamptz AS due, NULL::uuid AS owner
  FROM orders."order" WHERE pickup_warehouse_code IS NOT NULL AND state = 'pendingPickup' AND ${AT_COUNTER}`;
const TO_RECEIVE = `SELECT id::text AS id, number::text AS title, requested_at AS since, NULL::timestamptz AS due, NULL::uuid AS owner
  FROM orders.tire_return WHERE state = 'approved'`;

const BLOCKED_ERASURES = `SELECT id::text AS id, 'Erasure' AS title, asked_at AS since, due_at AS due, NULL::uuid AS owner
  FROM privacy.request WHERE state = 'blocked'`;

const STAFF_WITHOUT_ROLE = `SELECT id::text AS id, name AS title, created_at AS since, NULL::timestamptz AS due, NULL::uuid AS owner
  FROM identity.staff WHERE role = ''`;

/** The records of each queue: id, title, since when they wait, when they are due, and who has taken them. */
export const QUEUE_RECORDS: Readonly<Record<WorkQueue, string>> = {
  cancelWindows: PLACED_ORDERS,
  failedRefunds: FAILED_REFUNDS,
  returnsToAnswer: RETURNS_TO_ANSWER,
  refundsDue: REFUNDS_DUE,
  priceClaimsToAnswer: PRICE_CLAIMS_TO_ANSWER,
  coverageClaimsToAnswer: COVERAGE_CLAIMS_TO_ANSWER,
  reviewsToRead: REVIEWS_TO_READ,
  chatsWaiting: CHATS_WAITING,
  casesToAnswer: CASES_TO_ANSWER,
  approvalsToDecide: APPROVALS,
  heldOrders: HELD_ORDERS,
  delaysToAsk: DELAYS_TO_ASK,
  delaysAsked: DELAYS_ASKED,
  failedMessages: FAILED_MESSAGES,
  openAlerts: ALERTS,
  salesRequestsNew: SALES_REQUESTS_NEW,
  salesStepsDue: SALES_STEPS_DUE,
  fleetRotationsDue: FLEET_ROTATIONS_DUE,
  fleetCertificatesEnding: FLEET_CERTIFICATES_ENDING,
  myQuotesEnding: MY_QUOTES_ENDING,
  myQuotesOut: MY_QUOTES_OUT,
  myQuotesUndelivered: MY_QUOTES_UNDELIVERED,
  accountApplications: ACCOUNT_APPLICATIONS,
  installerApplications: INSTALLER_APPLICATIONS,
  campaignsLive: CAMPAIGNS_LIVE,
  campaignsNext: CAMPAIGNS_NEXT,
  campaignDrafts: CAMPAIGN_DRAFTS,
  promotionsLive: PROMOTIONS_LIVE,
  ordersToPick: TO_PICK,
  parcelsToHandOver: TO_HAND_OVER,
  pickupsToPrepare: TO_PREPARE,
  pickupsReady: READY_FOR_PICKUP,
  returnsToReceive: TO_RECEIVE,
  blockedErasures: BLOCKED_ERASURES,
  staffWithoutRole: STAFF_WITHOUT_ROLE,
};

// The counts are of all records, the rest is of the one whose turn is next.
const COUNTS = `id, title, since, due, coalesce(taken <> $1::uuid, false) AS "isTheirs", count(*) OVER ()::int AS count,
  count(*) FILTER (WHERE due < $2::timestamptz) OVER ()::int AS late, count(*) FILTER (WHERE taken = $1::uuid) OVER ()::int AS mine`;

const recordsOf = (queue: WorkQueue): string => {
  const { list } = workQueue(queue);
  const taken = isOwnedRecord(list)
    ? [
        "coalesce((SELECT w.owner_id FROM platform.work_owner w WHERE w.kind = '",
        list,
        "' AND w.record_id = r.id::uuid), r.owner)",
      ].join('')
    : 'r.owner';
  return ['(SELECT r.*,', taken, 'AS taken FROM (', QUEUE_RECORDS[queue], ') r) records'].join(' ');
};

const summaryOf = (queue: WorkQueue): string =>
  ['(SELECT', `'${queue}'`, 'AS queue,', COUNTS, 'FROM', recordsOf(queue)].join(' ');

// The lists behind these are not in the order of the time that their records wait or are due.
const IN_TURN: readonly WorkQueue[] = [
  'failedRefunds',
  'heldOrders',
  'openAlerts',
  'campaignDrafts',
  'myQuotesUndelivered',
];

// Nobody is sent to the work of a colleague.
const IS_THEIRS = 'coalesce(taken <> $1::uuid, false)';

const nextOf = (queue: WorkQueue): string =>
  ['ORDER BY', IS_THEIRS, IN_TURN.includes(queue) ? ', turn' : ', due', 'NULLS LAST'].join(' ') +
  (IN_TURN.includes(queue) ? ', id LIMIT 1)' : ', since, id LIMIT 1)');

// The viewer’s rights as a second person: kinds, permissions, and money.
const VIEWER =
  'WITH viewer AS (SELECT $3::text[] AS kinds, $4::text[] AS permissions, $5::bigint AS refund_limit, $6::text AS warehouse)';

/** One statement for several queues, so that a menu costs one question. An empty queue has no row. */
export const waitingStatement = (queues: readonly WorkQueue[]): string =>
  [VIEWER, queues.map((queue) => [summaryOf(queue), nextOf(queue)].join(' ')).join(' UNION ALL ')].join(' ');

/** The parameters of `waitingStatement` for a person at a moment. */
export const waitingParams = (viewer: StaffPrincipal, now: Date, warehouse: string | null) => [
  viewer.staffId,
  now,
  [...decidableKinds(viewer)],
  [...viewer.permissions],
  viewer.refundLimit,
  warehouse,
];
