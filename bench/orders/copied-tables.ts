/** Rows of finished orders stay apart by this much, so a million of them cover two years. */
const FINISHED_APART = "interval '70 hours'";
const OPEN_APART = "interval '1 hour'";

/** Copies of each open order: with more, the shop would never deliver. */
export const OPEN_COPIES = 10;

/** SQL of the time by which copy `k` of order `t` is older than the original. */
export const SHIFT = `k * CASE WHEN t.is_open THEN ${OPEN_APART} ELSE ${FINISHED_APART} END`;

/** The same id for the same copy, with the version and variant of our ids, which the contract checks. */
export const copiedId = (column: string, copy = 'k'): string =>
  `overlay(overlay(md5(${column}::text || '/' || ${copy}) placing '7' from 13) placing 'a' from 17)::uuid`;

/** A table whose rows are copied with their order. `c` is the original row, `t` its order, `k` the copy's number. */
export interface CopiedTable {
  readonly table: string;
  /** Columns with ids of their own in every copy. */
  readonly ids: readonly string[];
  /** Columns that differ otherwise, as SQL. */
  readonly changes?: Readonly<Record<string, string>>;
  /** The rows with their order, as SQL. */
  readonly from: string;
}

const OF_ORDER = 'c JOIN bench.template t ON t.id = c.order_id';

// Buyers place three orders or more, as people do: every third copy has the same buyer.
const PERSON = 'k / 3';
const withPerson = (column: string): string => `regexp_replace(c.${column}, '@', (${PERSON}) || '@')`;
const digits = (column: string, length: number): string =>
  `CASE WHEN c.${column} ~ '^\\d{${length}}$' THEN lpad(((c.${column}::bigint + k * 104729) % 1${'0'.repeat(length)})::text, ${length}, '0')
     ELSE c.${column} END`;

const SYLLABLES =
  "ARRAY['', 'son', 'man', 'berg', 'ley', 'ton', 'field', 'er', 'worth', 'well', 'ford', 'stein', 'mark']";

// Only answered ones: a desk has dozens of open ones, not thousands.
const isReturnCopied = (row: string): string =>
  `(k <= 3 OR ${row}.state IN ('refunded', 'denied', 'deniedForGood', 'cancelled', 'notAccepted'))`;
const numbered = 'c.number + k * 10000';

/** All that belongs to an order, the order first. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  {
    table: 'orders.customer',
    ids: ['id'],
    changes: { email: "c.email || '.' || k" },
    from: 'c JOIN (SELECT DISTINCT customer_id, false AS is_open FROM bench.template) t ON t.customer_id = c.id',
  },
  {
    table: 'orders."order"',
    ids: ['id', 'customer_id', 'exchange_return_id'],
    changes: {
      number: "lpad(((t.n * 1000 + k)::bigint * 7919 % 10000000000)::text, 10, '0')",
      access_token_hash: 'NULL',
      account_id: 'CASE WHEN k <= 3 THEN c.account_id END',
      email: withPerson('email'),
      mailbox: withPerson('mailbox'),
      phone: digits('phone', 10),
      tracking_number: digits('tracking_number', 12),
      last_name: `c.last_name || (${SYLLABLES})[1 + (${PERSON}) % 13]`,
    },
    from: 'c JOIN bench.template t ON t.id = c.id',
  },
  { table: 'orders.order_line', ids: ['id', 'order_id'], from: OF_ORDER },
  {
    table: 'orders.payment',
    ids: ['id', 'order_id'],
    changes: { provider_charge: "c.provider_charge || '-' || k" },
    from: OF_ORDER,
  },
  {
    table: 'orders.order_event',
    ids: ['id', 'order_id'],
    changes: { request_key: "c.request_key || '-' || k" },
    from: OF_ORDER,
  },
  { table: 'orders.ledger_transaction', ids: ['id', 'order_id', 'reference'], from: OF_ORDER },
  {
    table: 'orders.ledger_entry',
    ids: ['transaction_id'],
    from: 'c JOIN orders.ledger_transaction l ON l.id = c.transaction_id JOIN bench.template t ON t.id = l.order_id',
  },
  {
    table: 'catalogue.stock_allocation',
    ids: ['id', 'owner_id'],
    from: 'c JOIN bench.template t ON t.id = c.owner_id',
  },
  {
    table: 'orders.tire_return',
    ids: ['id', 'order_id', 'right_size_order_id'],
    changes: { number: numbered, exchange_token_hash: "c.exchange_token_hash || '-' || k" },
    from: `${OF_ORDER} AND ${isReturnCopied('c')}`,
  },
  {
    table: 'orders.tire_return_line',
    ids: ['return_id', 'line_id'],
    from: `c JOIN orders.tire_return r ON r.id = c.return_id JOIN bench.template t ON t.id = r.order_id AND ${isReturnCopied('r')}`,
  },
  {
    table: 'orders.price_claim',
    ids: ['id', 'order_id', 'line_id'],
    changes: { number: numbered },
    from: `${OF_ORDER} AND (k <= 3 OR c.state IN ('denied', 'withdrawn', 'refunded'))`,
  },
  {
    table: 'orders.coverage_claim',
    ids: ['id', 'order_id', 'line_id', 'gift_card_id'],
    changes: { number: numbered },
    from: `${OF_ORDER} AND (k <= 3 OR c.state IN ('denied', 'cancelled', 'paid'))`,
  },
  {
    table: 'orders.refund',
    ids: ['id', 'order_id', 'payment_id', 'return_id', 'price_claim_id'],
    changes: { provider_refund: "c.provider_refund || '-' || k" },
    from: `${OF_ORDER} AND (k <= 3 OR c.state = 'succeeded')`,
  },
];

// Their bodies are deleted after some days. One in five thousand failed.
const MAIL = `
  INSERT INTO platform.message (id, channel, recipient, template, subject, body_text, order_id, state, failure, created_at, sent_at, followed_up_at,
    followed_up_by, closing_note)
  SELECT ID, 'email', o.email, 'TEMPLATE', 'SUBJECT', '', o.id, CASE WHEN o.n % 5000 = 0 THEN 'failed' ELSE 'sent' END,
    CASE WHEN o.n % 5000 = 0 THEN 'mailbox full' END, MOMENT, CASE WHEN o.n % 5000 > 0 THEN MOMENT END,
    CASE WHEN o.n % 10000 = 0 THEN o.placed_at END, CASE WHEN o.n % 10000 = 0 THEN 'Robin' END, CASE WHEN o.n % 10000 = 0 THEN 'Called' END
  FROM (SELECT *, row_number() OVER () AS n FROM orders."order") o
  WHERE MOMENT IS NOT NULL`;

const mail = (template: string, subject: string, moment: string): string =>
  MAIL.replaceAll('TEMPLATE', template)
    .replaceAll('SUBJECT', subject)
    .replaceAll('MOMENT', moment)
    .replaceAll('ID', copiedId('o.id', `'${template}'`));

/** The emails of every order. */
export const MAILS: readonly string[] = [
  mail('order-confirmation', 'We have your order', 'o.placed_at'),
  mail('ready-for-pickup', 'Ready for pickup', 'o.shipped_at'),
];

/** The customers behind the copies. */
export const CUSTOMERS = `
  INSERT INTO people.customer (mailbox, since) SELECT mailbox, min(placed_at) FROM orders."order" WHERE mailbox IS NOT NULL GROUP BY mailbox
  ON CONFLICT (mailbox) DO NOTHING`;
