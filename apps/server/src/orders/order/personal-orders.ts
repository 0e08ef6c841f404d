import { Injectable } from '@nestjs/common';
import { appointmentWords } from '@simpletread/domain';

import { AppointmentBookings } from '../../installers/index.js';
import type { Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type ErasureBlock,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { WorkOwnerRepository } from '../../platform/work-owners/index.js';
import type { OrderRow } from './order.entity.js';

// A verified address owns the purchases made with it.
const THEIRS = '(lower(o.email) = $1 OR o.account_id = $2)';

const ORDERS = `
  SELECT o.id, o.number, o.placed_at AS "placedAt", o.state, o.payment_state AS "paymentState", o.first_name AS "firstName",
    o.last_name AS "lastName", o.email, o.phone, o.phone_type AS "phoneType", o.address1, o.address2, o.city,
    o.state_code AS "addressState", o.zip, o.company, o.special_instructions AS "specialInstructions",
    o.po_number AS "poNumber", o.loan_id AS "loanId", o.vehicle,
    o.total_in_cents AS "totalInCents", o.refunded_in_cents AS "refundedInCents", o.carrier,
    o.tracking_number AS "trackingNumber", o.pickup_point ->> 'name' AS "pickupPoint", o.pickup_ready_by AS "pickupReadyBy", o.delivered_at AS "deliveredAt", o.cancelled_at AS "cancelledAt",
    (SELECT json_agg(json_build_object('tires', l.quantity || ' × ' || l.brand_name || ' ' || l.line_name || ' ' || l.size_code,
       'unitPriceInCents', l.unit_price_in_cents, 'totalInCents', l.total_in_cents) ORDER BY l.position)
     FROM orders.order_line l WHERE l.order_id = o.id) AS lines,
    (SELECT json_build_object('method', p.method, 'card', p.card_brand, 'lastDigits', p.card_last4, 'capturedAt', p.captured_at)
     FROM orders.payment p WHERE p.order_id = o.id) AS payment,
    (SELECT json_agg(json_build_object('at', e.at, 'what', e.type, 'note', e.data ->> 'text') ORDER BY e.at, e.id)
     FROM orders.order_event e WHERE e.order_id = o.id) AS timeline,
    (SELECT json_agg(json_build_object('number', 'RT-' || r.number, 'requestedAt', r.requested_at, 'state', r.state, 'reason', r.reason,
       'comments', r.comments, 'appeal', r.appeal, 'pictures',
       (SELECT count(*) FROM orders.tire_return_picture p WHERE p.return_id = r.id)) ORDER BY r.number)
     FROM orders.tire_return r WHERE r.order_id = o.id) AS returns,
    (SELECT json_agg(json_build_object('number', 'PG-' || c.number, 'requestedAt', c.requested_at, 'state', c.state, 'kind', c.kind,
       'pricePerTireInCents', c.price_per_tire_in_cents, 'offerAddress', c.offer_address, 'comments', c.comments, 'pictures',
       (SELECT count(*) FROM orders.price_claim_picture p WHERE p.claim_id = c.id)) ORDER BY c.number)
     FROM orders.price_claim c WHERE c.order_id = o.id) AS "priceClaims",
    (SELECT json_agg(json_build_object('number', 'CC-' || c.number, 'requestedAt', c.requested_at, 'state', c.state, 'kind', c.kind,
       'quantity', c.quantity, 'billInCents', c.bill_in_cents, 'amountInCents', c.amount_in_cents, 'comments', c.comments,
       'question', c.question, 'answer', c.answer, 'appeal', c.appeal, 'pictures',
       (SELECT count(*) FROM orders.coverage_claim_picture p WHERE p.claim_id = c.id)) ORDER BY c.number)
     FROM orders.coverage_claim c WHERE c.order_id = o.id) AS "coverageClaims"
  FROM orders."order" o WHERE ${THEIRS} ORDER BY o.placed_at`;

const CUSTOMER = `
  SELECT email, first_name AS "firstName", last_name AS "lastName", phone, created_at AS "since"
  FROM orders.customer WHERE lower(email) = $1`;

const TRACES = `
  SELECT o.id, o.phone, o.email, o.customer_id AS "customerId" FROM orders."order" o WHERE ${THEIRS}
  UNION SELECT id, phone, email, id FROM orders.customer WHERE lower(email) = $1`;

type TraceRow = Pick<OrderRow, 'id' | 'phone' | 'email'> & Renamed<OrderRow, { customerId: 'customer_id' }>;

const OPEN = `
  SELECT count(*) FILTER (WHERE o.state NOT IN ('delivered', 'cancelled') OR EXISTS (SELECT FROM orders.tire_return r
      WHERE r.order_id = o.id AND r.state IN ('requested', 'appealed', 'approved', 'received', 'awaitingApproval'))
      OR EXISTS (SELECT FROM orders.price_claim c
      WHERE c.order_id = o.id AND c.state IN ('requested', 'awaitingApproval'))
      OR EXISTS (SELECT FROM orders.coverage_claim c WHERE c.order_id = o.id
      AND c.state IN ('requested', 'moreAsked', 'appealed', 'awaitingApproval', 'approved')))::int AS orders,
    count(*) FILTER (WHERE EXISTS (SELECT FROM orders.refund r WHERE r.order_id = o.id AND r.state <> 'succeeded'))::int AS refunds
  FROM orders."order" o WHERE ${THEIRS}`;

const EMPTY_ORDERS = `
  UPDATE orders."order" o SET email = '', phone = '', first_name = '', last_name = '', address1 = '', address2 = '',
    company = NULL, special_instructions = NULL, po_number = NULL, access_token_hash = NULL, version = version + 1, updated_at = now()
  WHERE ${THEIRS} RETURNING o.id`;

// And the buyers under whose other addresses only their orders were.
const EMPTY_CUSTOMER = `
  UPDATE orders.customer c SET email = 'erased ' || id, first_name = '', last_name = '', phone = ''
  WHERE lower(c.email) = $1 OR (c.id IN (SELECT customer_id FROM orders."order" WHERE id = ANY ($2::uuid[]))
    AND NOT EXISTS (SELECT FROM orders."order" o WHERE o.customer_id = c.id AND o.id <> ALL ($2::uuid[])))`;

// Empties the words and pictures of buyers, and the words of staff to or about them. Returned tires and refunds stay in the books.
const EMPTY_RETURNS = `
  UPDATE orders.tire_return SET comments = '', appeal = CASE WHEN appeal IS NULL THEN NULL ELSE '' END,
    denial_reason = CASE WHEN denial_reason IS NULL THEN NULL ELSE '' END
  WHERE order_id = ANY ($1::uuid[])`;

const FORGET_PICTURES = `
  DELETE FROM orders.tire_return_picture p USING orders.tire_return r WHERE r.id = p.return_id AND r.order_id = ANY ($1::uuid[])`;

// A check wants a reason of each hand-over by photo ID.
const EMPTY_PICKUPS = `
  UPDATE orders.warehouse_pickup SET reason = '' WHERE reason IS NOT NULL AND order_id = ANY ($1::uuid[])`;

const OWNED = `
  SELECT id FROM unnest($1::uuid[]) AS id
  UNION ALL SELECT id FROM orders.tire_return WHERE order_id = ANY ($1::uuid[])
  UNION ALL SELECT id FROM orders.price_claim WHERE order_id = ANY ($1::uuid[])
  UNION ALL SELECT id FROM orders.coverage_claim WHERE order_id = ANY ($1::uuid[])`;

const FORGET_SCANS = 'DELETE FROM orders.carrier_scan WHERE order_id = ANY ($1::uuid[])';
const EMPTY_CLAIMS = `
  UPDATE orders.price_claim SET comments = '', offer_address = '', denial_reason = CASE WHEN denial_reason IS NOT NULL THEN '' END
  WHERE order_id = ANY ($1::uuid[])`;

const FORGET_CLAIM_PICTURES = `
  DELETE FROM orders.price_claim_picture p USING orders.price_claim c WHERE c.id = p.claim_id AND c.order_id = ANY ($1::uuid[])`;

const EMPTY_COVERAGE_CLAIMS = `
  UPDATE orders.coverage_claim SET comments = '', question = CASE WHEN question IS NOT NULL THEN '' END,
    answer = CASE WHEN answer IS NOT NULL THEN '' END, appeal = CASE WHEN appeal IS NOT NULL THEN '' END,
    denial_reason = CASE WHEN denial_reason IS NOT NULL THEN '' END
  WHERE order_id = ANY ($1::uuid[])`;

const FORGET_COVERAGE_PICTURES = `
  DELETE FROM orders.coverage_claim_picture p USING orders.coverage_claim c
  WHERE c.id = p.claim_id AND c.order_id = ANY ($1::uuid[])`;

const FORGET = `
  SELECT orders.forget_timeline($1::uuid[]), (SELECT count(platform.forget_history('order', id::text)) FROM unnest($1::uuid[]) AS id)`;

const blocksOf = (reason: ErasureBlock['reason'], count: number): ErasureBlock[] =>
  count === 0 ? [] : [{ reason, count }];

/** Orders: what was bought, paid and taxed where stays in the books; who bought it goes. */
@KeepsPersonalData()
@Injectable()
export class PersonalOrders implements PersonalDataSource {
  readonly step = 'orders';
  readonly turn = 'feature';

  constructor(
    private readonly appointments: AppointmentBookings,
    private readonly owners: WorkOwnerRepository,
  ) {}

  async collect(db: SqlRunner, { email, accountId }: Person): Promise<PersonalSection[]> {
    const orders = await db.query<Record<string, unknown> & Pick<OrderRow, 'id'>>(ORDERS, [email, accountId]);
    const ids = orders.map(({ id }) => id);
    const appointments = await this.appointments.ofOrders(ids, db);
    const items = orders.map(({ id, ...order }) => {
      const appointment = appointments.get(id);
      return { ...order, appointment: appointment === undefined ? null : appointmentWords(appointment) };
    });
    const customer = await db.query<Record<string, unknown>>(CUSTOMER, [email]);
    return [
      { title: 'Orders', items },
      { title: 'Your buyer details', items: customer },
    ];
  }

  async traces(db: SqlRunner, { email, accountId }: Person): Promise<PersonalTraces> {
    const rows = await db.query<TraceRow>(TRACES, [email, accountId]);
    return {
      contacts: rows.flatMap(({ phone, email: bought }) => [phone, bought]),
      subjectIds: rows.flatMap(({ id, customerId }) => [id, customerId]),
    };
  }

  async blocks(db: SqlRunner, { email, accountId }: Person): Promise<ErasureBlock[]> {
    const open = await db.one<Computed<{ orders: number; refunds: number }>>(OPEN, [email, accountId]);
    return [...blocksOf('openOrder', open?.orders ?? 0), ...blocksOf('openRefund', open?.refunds ?? 0)];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    const orders = await tx.query<Pick<OrderRow, 'id'>>(EMPTY_ORDERS, [person.email, person.accountId]);
    const ids = orders.map(({ id }) => id);
    await tx.execute(EMPTY_CUSTOMER, [person.email, ids]);
    await tx.execute(EMPTY_RETURNS, [ids]);
    await tx.execute(FORGET_PICTURES, [ids]);
    await tx.execute(FORGET_SCANS, [ids]);
    await tx.execute(EMPTY_CLAIMS, [ids]);
    await tx.execute(FORGET_CLAIM_PICTURES, [ids]);
    await tx.execute(EMPTY_COVERAGE_CLAIMS, [ids]);
    await tx.execute(FORGET_COVERAGE_PICTURES, [ids]);
    await tx.execute(EMPTY_PICKUPS, [ids]);
    const owned = await tx.query<Pick<OrderRow, 'id'>>(OWNED, [ids]);
    await this.owners.forgetNotes(
      tx,
      owned.map(({ id }) => id),
    );
    await tx.query(FORGET, [ids]);
  }
}
