import {
  canClaimPrice,
  cents,
  formatMoney,
  formatPriceClaimNumber,
  priceClaimKindText,
  pricePriceClaim,
  scaleCents,
} from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { type CopyValue, queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import type { SeedOrder } from '../order/seed-order.js';
import { drawTirePicture } from '../returns/draw-tire-picture.js';
import { CLAIM_STORIES, type ClaimStory } from './claim-stories.js';

type Columns = Readonly<Record<string, CopyValue>>;

const NUMBERS = `
  SELECT nextval(pg_get_serial_sequence('orders.price_claim', 'number'))::integer AS number FROM generate_series(1, $1)`;
const numberRow = z.object({ number: z.number() });

const HOUR_MS = 3_600_000;

/** A story of an order. */
interface Told {
  readonly id: string;
  readonly number: number;
  readonly order: SeedOrder;
  readonly story: ClaimStory;
  readonly requestedAt: Date;
  readonly endedAt: Date;
  readonly pricePerTireInCents: number;
}

const priceOf = ({ pricing }: SeedOrder, { percent }: ClaimStory): number => {
  const [line] = pricing.lines;
  if (line === undefined) throw new RangeError('an order without lines');
  return scaleCents(cents(line.subtotalInCents - line.discountInCents), percent, 100 * line.quantity);
};

/** True if its buyer could claim what the story tells, and the order has nothing else going on. */
const suits = (order: SeedOrder, story: ClaimStory, now: Date): boolean => {
  const at = new Date(now.getTime() - story.hoursAgo * HOUR_MS);
  const { state } = order.progress;
  if (order.refund !== null || order.tireReturn !== null || state !== 'delivered' || order.placedAt > at)
    return false;
  const [line] = order.pricing.lines;
  if (line === undefined) return false;
  const sold = {
    bought: line.quantity,
    returned: 0,
    amounts: { ...line, tiresInCents: line.subtotalInCents },
    adjustments: [],
  };
  return (
    canClaimPrice({ state, placedAt: order.placedAt, isCancelPending: false }, at).ok &&
    pricePriceClaim(sold, cents(priceOf(order, story))).ok
  );
};

const claimValues = ({
  id,
  number,
  order,
  story,
  requestedAt,
  endedAt,
  pricePerTireInCents,
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
  answered_at: story.state === 'denied' ? endedAt : null,
  answered_by: story.state === 'denied' ? 'Robin Hale' : null,
  denial_reason: story.denial,
  withdrawn_at: story.state === 'withdrawn' ? endedAt : null,
});

const ENDS = { denied: 'PriceClaimDenied', withdrawn: 'PriceClaimWithdrawn' } as const;

const eventValues = (told: Told, random: Prng): readonly Columns[] => {
  const { order, story, requestedAt, endedAt, number, pricePerTireInCents } = told;
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
          event(endedAt, ENDS[story.state], story.state === 'denied' ? 'staff' : 'guest', {
            claimNumber,
            ...(story.denial === null ? {} : { reason: story.denial }),
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
    const order = orders.findLast((each) => !taken.has(each.customerId) && suits(each, story, now));
    if (order === undefined) return [];
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
};
