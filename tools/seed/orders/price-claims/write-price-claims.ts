import {
  canClaimPrice,
  cents,
  formatMoney,
  formatPriceClaimNumber,
  planPriceClaim,
  priceClaimKindText,
  type PriceClaimPrice,
  pricePriceClaim,
  scaleCents,
  ZERO_CENTS,
} from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { type CopyValue, queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { type AskedApproval, writeApprovals } from '../../sso/approvals/write-approvals.js';
import { writeColumns } from '../../write-columns.js';
import { paidWith } from '../order/payment/paid-with.js';
import type { SeedOrder } from '../order/seed-order.js';
import { drawTirePicture } from '../returns/draw-tire-picture.js';
import { readReturnAgent } from '../returns/write-returns.js';
import { CLAIM_STORIES, type ClaimStory } from './claim-stories.js';

type Columns = Readonly<Record<string, CopyValue>>;

const NUMBERS = `
  SELECT nextval(pg_get_serial_sequence('orders.price_claim', 'number'))::integer AS number FROM generate_series(1, $1)`;
const numberRow = z.object({ number: z.number() });
const ADJUST =
  'UPDATE orders.order_line SET price_adjustments = price_adjustments || $2::jsonb WHERE id = $1';

const HOUR_MS = 3_600_000;
const AGENT = 'Dana Whitfield';

/** A story of an order. */
interface Told {
  readonly id: string;
  readonly number: number;
  readonly order: SeedOrder;
  readonly story: ClaimStory;
  readonly requestedAt: Date;
  readonly endedAt: Date;
  readonly pricePerTireInCents: number;
  readonly price: PriceClaimPrice;
}

const priceOf = ({ pricing }: SeedOrder, { percent }: ClaimStory): number => {
  const [line] = pricing.lines;
  if (line === undefined) throw new RangeError('an order without lines');
  return scaleCents(cents(line.subtotalInCents - line.discountInCents), percent, 100 * line.quantity);
};

/** The price of a story in an order; null if its buyer couldn’t claim it, or the order has something else going on. */
const pricedIn = (order: SeedOrder, story: ClaimStory, now: Date): PriceClaimPrice | null => {
  const at = new Date(now.getTime() - story.hoursAgo * HOUR_MS);
  const { state } = order.progress;
  if (order.refund !== null || order.tireReturn !== null || state !== 'delivered' || order.placedAt > at)
    return null;
  const [line] = order.pricing.lines;
  if (line === undefined) return null;
  const sold = {
    bought: line.quantity,
    returned: 0,
    amounts: { ...line, tiresInCents: line.subtotalInCents },
    adjustments: [],
  };
  if (!canClaimPrice({ state, placedAt: order.placedAt, isCancelPending: false }, at).ok) return null;
  const priced = pricePriceClaim(sold, cents(priceOf(order, story)));
  return priced.ok ? priced.value : null;
};

const answerOf = ({ state }: ClaimStory, price: PriceClaimPrice, at: Date): Columns => {
  const isRefunded = state === 'refunding';
  const isAnswered = isRefunded || state === 'denied';
  return {
    answered_at: isAnswered ? at : null,
    answered_by: isAnswered ? AGENT : null,
    settled_at: isRefunded ? at : null,
    quantity: isRefunded ? price.quantity : null,
    difference_in_cents: isRefunded ? price.differenceInCents : null,
    sales_tax_in_cents: isRefunded ? price.salesTaxInCents : null,
  };
};

const claimValues = ({
  id,
  number,
  order,
  story,
  requestedAt,
  endedAt,
  pricePerTireInCents,
  price,
}: Told): Columns => ({
  id,
  number,
  order_id: order.id,
  line_id: order.lines[0]?.lineId ?? '',
  kind: 'offer',
  state: story.state,
  version: story.state === 'requested' ? 1 : 2,
  price_per_tire_in_cents: pricePerTireInCents,
  offer_address: story.offerAddress,
  comments: story.comments,
  requested_at: requestedAt,
  ...answerOf(story, price, endedAt),
  denial_reason: story.denial,
  withdrawn_at: story.state === 'withdrawn' ? endedAt : null,
});

const ENDS = {
  denied: 'PriceClaimDenied',
  withdrawn: 'PriceClaimWithdrawn',
  awaitingApproval: 'PriceClaimRefundAsked',
  refunding: 'PriceClaimSettled',
} as const;

const ASKS_OR_PAYS: ReadonlySet<ClaimStory['state']> = new Set(['awaitingApproval', 'refunding']);

const eventValues = (told: Told, random: Prng): readonly Columns[] => {
  const { order, story, requestedAt, endedAt, number, pricePerTireInCents, price } = told;
  const claimNumber = formatPriceClaimNumber(number);
  const reason = `${priceClaimKindText('offer')}: ${formatMoney(cents(pricePerTireInCents))} per tire`;
  const event = (at: Date, type: string, actorKind: string, data: object): Columns => ({
    id: seededId(random, at),
    order_id: order.id,
    at,
    type,
    actor_kind: actorKind,
    data: JSON.stringify(data),
  });
  return [
    event(requestedAt, 'PriceClaimRequested', 'guest', { claimNumber, reason }),
    ...(story.state === 'requested'
      ? []
      : [
          event(endedAt, ENDS[story.state], story.state === 'withdrawn' ? 'guest' : 'staff', {
            claimNumber,
            ...(story.denial === null ? {} : { reason: story.denial }),
            ...(ASKS_OR_PAYS.has(story.state) ? { refundInCents: price.refundInCents } : {}),
          }),
        ]),
  ];
};

const pictureValues = ({ id, story, requestedAt }: Told, random: Prng): readonly Columns[] =>
  Array.from({ length: story.pictures }, () => ({
    id: seededId(random, requestedAt),
    claim_id: id,
    media_type: 'image/png',
    bytes: `\\x${drawTirePicture(random.fraction()).toString('hex')}`,
    added_at: requestedAt,
  }));

/** The refund of a claim, which the server pays like any other that was requested. */
const requestRefund = async (client: pg.ClientBase, told: Told, random: Prng): Promise<void> => {
  const { id, number, order, endedAt: at, price } = told;
  const NOTHING = { moneyInCents: ZERO_CENTS, giftCardInCents: ZERO_CENTS };
  const paid = {
    paidWith: { money: paidWith(order), 'gift-card': '' },
    paid: { ...NOTHING, moneyInCents: order.pricing.totalInCents },
    committed: NOTHING,
  };
  const plan = planPriceClaim(paid, price);
  if (!plan.ok) throw new Error(`a price claim can't be refunded: ${plan.fault.code}`);
  const rows = plan.value.refunds.map(({ amountInCents, entries }) => ({
    id: seededId(random, at),
    order_id: order.id,
    payment_id: order.payment.id,
    amount_in_cents: amountInCents,
    reason: `Price guarantee ${formatPriceClaimNumber(number)}`,
    state: 'requested',
    requested_by: AGENT,
    created_at: at,
    price_claim_id: id,
    entries: JSON.stringify(entries),
  }));
  await writeColumns(client, 'orders.refund', rows);
  await client.query(ADJUST, [order.lines[0]?.lineId ?? '', JSON.stringify([price.adjustment])]);
};

const approvalOf = (told: Told, random: Prng): AskedApproval => {
  const { id, number, order, endedAt: askedAt, price, pricePerTireInCents } = told;
  const label = formatPriceClaimNumber(number);
  return {
    id: seededId(random, askedAt),
    kind: 'priceClaim.refund',
    subject: { type: 'priceClaim', id, label },
    summary: `Refund ${formatMoney(price.refundInCents)} of price claim ${label} to ${paidWith(order)}`,
    amountInCents: price.refundInCents,
    reason: `Proven price: ${formatMoney(cents(pricePerTireInCents))} per tire`,
    askedAt,
  };
};

/** Writes a price claim for each story, each of another order that has nothing else going on. */
export const writePriceClaims = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  now: Date,
  random: Prng,
): Promise<void> => {
  const numbers = await queryRows(client, numberRow, NUMBERS, [CLAIM_STORIES.length]);
  const taken = new Set<string>();
  const told = CLAIM_STORIES.flatMap((story, at): Told[] => {
    const order = orders.findLast(
      (each) => !taken.has(each.customerId) && pricedIn(each, story, now) !== null,
    );
    const price = order === undefined ? null : pricedIn(order, story, now);
    if (order === undefined || price === null) return [];
    taken.add(order.customerId);
    const requestedAt = new Date(now.getTime() - story.hoursAgo * HOUR_MS);
    return [
      {
        id: seededId(random, requestedAt),
        number: numbers[at]?.number ?? 0,
        order,
        story,
        requestedAt,
        endedAt: new Date(requestedAt.getTime() + HOUR_MS),
        pricePerTireInCents: priceOf(order, story),
        price,
      },
    ];
  });
  await writeColumns(client, 'orders.price_claim', told.map(claimValues));
  await writeColumns(
    client,
    'orders.price_claim_picture',
    told.flatMap((each) => pictureValues(each, random)),
  );
  await writeColumns(
    client,
    'orders.order_event',
    told.flatMap((each) => eventValues(each, random)),
  );
  const asked = told.filter(({ story }) => story.state === 'awaitingApproval');
  const approvals = asked.map((each) => approvalOf(each, random));
  await writeApprovals(client, approvals, await readReturnAgent(client));
  for (const each of told.filter(({ story }) => story.state === 'refunding'))
    await requestRefund(client, each, random);
};
