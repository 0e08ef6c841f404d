import { formatMoney, formatReturnNumber } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { type CopyValue, queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { type AskedApproval, writeApprovals } from '../../sso/approvals/write-approvals.js';
import { writeColumns } from '../../write-columns.js';
import { paidWith } from '../order/payment/paid-with.js';
import type { SeedOrder } from '../order/seed-order.js';
import { drawTirePicture } from './draw-tire-picture.js';
import { exchangeTokenHash } from './exchanges/exchange-token-hash.js';
import type { SeedReturn } from './seed-return.js';

type Columns = Readonly<Record<string, CopyValue>>;

const NUMBERS = `
  SELECT nextval(pg_get_serial_sequence('orders.tire_return', 'number'))::integer AS number FROM generate_series(1, $1)`;
const numberRow = z.object({ number: z.number() });

const AGENT = "SELECT id, name FROM identity.staff WHERE role = 'support-agent' ORDER BY id LIMIT 1";
const agentRow = z.object({ id: z.string(), name: z.string() });

/** Takes the next numbers, so that events can name them and later returns go on from there. */
export const takeReturnNumbers = async (client: pg.ClientBase, count: number): Promise<readonly number[]> =>
  (await queryRows(client, numberRow, NUMBERS, [count])).map(({ number }) => number);

/** Returns the member of staff who handles the seeded returns. */
export const readReturnAgent = async (client: pg.ClientBase) => {
  const [agent] = await queryRows(client, agentRow, AGENT);
  if (agent === undefined) throw new Error('no support agent');
  return agent;
};

const TIE = 'UPDATE orders."order" SET exchange_return_id = $2 WHERE id = $1';

const exchangeValues = ({ id, exchange }: SeedReturn, secret: string): Columns => ({
  exchange: exchange?.chosen ?? null,
  exchange_until: exchange?.until ?? null,
  exchange_token_hash: exchange === null ? null : exchangeTokenHash(id, secret),
  exchange_told: exchange?.told ?? null,
});

const returnValues = (order: SeedOrder, made: SeedReturn, secret: string): Columns => ({
  id: made.id,
  number: made.number,
  order_id: order.id,
  state: made.state,
  version: made.version,
  reason: made.reason,
  comments: made.comments,
  requested_at: made.requestedAt,
  answered_at: made.answer?.at ?? null,
  decided_by: made.answer?.by ?? null,
  denial_reason: made.answer?.denial ?? null,
  appeal: made.appeal?.text ?? null,
  appealed_at: made.appeal?.at ?? null,
  received_at: made.receipt?.at ?? null,
  received_by: made.receipt?.by ?? null,
  received_warehouse: made.receipt?.warehouseCode ?? null,
  settled_at: made.settlement?.at ?? null,
  refund_in_cents: made.settlement?.money?.refundInCents ?? null,
  fee_in_cents: made.settlement?.money?.feeInCents ?? null,
  waived_in_cents: made.settlement?.money?.waivedInCents ?? null,
  refunded_at: made.refundedAt,
  cancelled_at: made.cancelledAt,
  ...exchangeValues(made, secret),
});

const lineValues = ({ id, line }: SeedReturn): Columns => ({
  return_id: id,
  line_id: line.lineId,
  quantity: line.quantity,
  received: line.received,
  accepted: line.accepted,
  restocked: line.restocked,
  scrapped: line.scrapped,
});

const pictureValues = ({ id, pictures, requestedAt }: SeedReturn, random: Prng): readonly Columns[] =>
  Array.from({ length: pictures }, () => ({
    id: seededId(random, requestedAt),
    return_id: id,
    media_type: 'image/png',
    bytes: `\\x${drawTirePicture(random.fraction()).toString('hex')}`,
    added_at: requestedAt,
  }));

const refundValues = (order: SeedOrder, { id, number, refund }: SeedReturn): readonly Columns[] =>
  refund === null
    ? []
    : [
        {
          id: refund.id,
          order_id: order.id,
          payment_id: order.payment.id,
          amount_in_cents: refund.amountInCents,
          reason: `Return ${formatReturnNumber(number)}`,
          state: refund.state,
          provider_refund: refund.paid?.providerRefund ?? null,
          attempts: 1,
          failure: refund.failure,
          requested_by: refund.requestedBy,
          created_at: refund.createdAt,
          settled_at: refund.paid?.at ?? null,
          return_id: id,
          // As text: a list would be taken for one of PostgreSQL's.
          entries: JSON.stringify(refund.entries),
        },
      ];

const providerRefundValues = ({ payment }: SeedOrder, { refund }: SeedReturn): readonly Columns[] =>
  refund === null || refund.paid === null
    ? []
    : [
        {
          id: refund.paid.providerRefund,
          idempotency_key: refund.id,
          charge_id: payment.charge,
          amount_in_cents: refund.amountInCents,
          created_at: refund.paid.at,
        },
      ];

const approvalOf = (order: SeedOrder, { id, number, approval }: SeedReturn): readonly AskedApproval[] => {
  if (approval === null) return [];
  const label = formatReturnNumber(number);
  const summary = `Refund ${formatMoney(approval.amountInCents)} of return ${label} to ${paidWith(order)}`;
  const asked = { id: approval.id, amountInCents: approval.amountInCents, askedAt: approval.requestedAt };
  const subject = { type: 'return', id, label };
  return [{ ...asked, kind: 'return.refund', subject, summary, reason: 'Returned tires were accepted' }];
};

/**
 * Writes the orders' returns with their refunds, ours and the sandbox provider's. Timeline, ledger and totals are written with the orders.
 * `secret` is the server's, which signs the links to exchanges.
 */
export const writeReturns = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  secret: string,
  random: Prng,
): Promise<void> => {
  const agent = await readReturnAgent(client);
  const made = orders.flatMap((order) =>
    order.tireReturn === null ? [] : [{ order, tireReturn: order.tireReturn }],
  );
  const of = (values: (order: SeedOrder, tireReturn: SeedReturn) => readonly Columns[]): readonly Columns[] =>
    made.flatMap(({ order, tireReturn }) => values(order, tireReturn));
  await writeColumns(
    client,
    'orders.tire_return',
    of((order, each) => [returnValues(order, each, secret)]),
  );
  await writeColumns(
    client,
    'orders.tire_return_line',
    of((_, each) => [lineValues(each)]),
  );
  await writeColumns(
    client,
    'orders.tire_return_picture',
    of((_, each) => pictureValues(each, random)),
  );
  await writeColumns(client, 'orders.refund', of(refundValues));
  await writeColumns(client, 'payment_sandbox.refund', of(providerRefundValues));
  for (const { tireReturn } of made)
    if (tireReturn.exchange !== null && tireReturn.exchange.order !== null)
      await client.query(TIE, [tireReturn.exchange.order.id, tireReturn.id]);
  const asked = made.flatMap(({ order, tireReturn }) => approvalOf(order, tireReturn));
  await writeApprovals(client, asked, agent);
};
