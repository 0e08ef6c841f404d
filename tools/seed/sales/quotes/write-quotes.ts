import { createHash, createHmac } from 'node:crypto';

import { type QuoteOffer, quoteTotalInCents } from '@simpletread/contract';
import {
  type Cents,
  formatMoney,
  formatQuoteNumber,
  type HeldLine,
  mailboxOf,
  quoteEndsAt,
  quoteLastDay,
  type QuoteNumber,
  type QuoteOption,
  quoteNumberFromBytes,
} from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import { roughDistance } from '../../delivery/places/distance.js';
import type { ShopRow } from '../../installers/shops/shop-row.js';
import type { SeedRules } from '../../orders/order/basket/price-basket.js';
import { readDestinations } from '../../orders/order/customers/read-destinations.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeApprovals } from '../../sso/approvals/write-approvals.js';
import { writeColumns } from '../../write-columns.js';
import { heldPrice, type QuotedSet, type QuoteGround, sentOfferOf } from './quote-offer.js';
import { QUOTE_STORIES, type QuoteStory } from './quote-stories.js';
import { type QuotedTire, readQuotedTires } from './read-quoted-tires.js';

const REP = `SELECT id, name FROM identity.staff WHERE role = 'sales-rep' ORDER BY name LIMIT 1`;
const repRow = z.object({ id: z.string(), name: z.string() });
const PLACE = `SELECT state, lat, lng FROM locations.zip WHERE zip = $1`;
const placeRow = z.object({ state: z.string(), lat: z.number(), lng: z.number() });

const HOUR_MS = 3_600_000;
const SET = 4;
const NUMBER_BYTES = 7;
/** As the server’s directory: the median of the nearest shops. */
const SHOPS_FOR_PRICE = 5;

interface Setting {
  readonly now: Date;
  readonly secret: string;
  readonly shops: readonly ShopRow[];
  readonly rules: SeedRules;
}

interface WrittenOption {
  readonly option: QuoteOption;
  readonly set: QuotedSet;
  readonly discountInCents: Cents;
  readonly held: HeldLine;
  /** As sent, or as it would be sent. */
  readonly offer: QuoteOffer;
}

/** A quote with its first option. */
interface WrittenQuote extends WrittenOption {
  readonly shop: ShopRow;
  readonly id: string;
  readonly number: QuoteNumber;
  readonly story: QuoteStory;
  readonly others: readonly WrittenOption[];
  readonly sentAt: Date | null;
}

/** As the server derives the token of a quote's link. */
const tokenHash = (id: string, secret: string): string => {
  const token = createHmac('sha256', secret).update(`quote-token:${id}`).digest('base64url');
  return createHash('sha256').update(token).digest('hex');
};

const nearestShops = (
  shops: readonly ShopRow[],
  place: z.output<typeof placeRow>,
): readonly [ShopRow, ...ShopRow[]] => {
  const near = shops
    .filter(({ status }) => status === 'active')
    .map((shop) => ({ shop, distance: roughDistance(shop, place) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOPS_FOR_PRICE)
    .map(({ shop }) => shop);
  const [nearest, ...others] = near;
  if (nearest === undefined) throw new Error('no shops');
  return [nearest, ...others];
};

const typicalInstallPrice = (near: readonly [ShopRow, ...ShopRow[]]): Cents => {
  const prices = near.map(({ installPriceInCents }) => installPriceInCents).sort((a, b) => a - b);
  return prices[Math.floor((prices.length - 1) / 2)] ?? near[0].installPriceInCents;
};

/** Without a time: every time of a fresh shop is its customers'. */
const deliveryAt = ({ id, code }: ShopRow) => ({
  ...{ fulfilment: 'ship-to-shop', shopId: id, shopCode: code },
  ...{ pickupPointCode: null, appointment: null },
});

const emailOf = ({ name }: QuoteStory): string => `${name[0]}.${name[1]}@example.com`.toLowerCase();

const at = (now: Date, hoursAgo: number): Date => new Date(now.getTime() - hoursAgo * HOUR_MS);

const rowOf = (
  { id, number, story, shop, held, offer, others, sentAt }: WrittenQuote,
  tire: QuotedTire,
  rep: z.output<typeof repRow>,
  { now, secret }: Setting,
) => {
  const [year, make, model] = story.vehicle;
  const lastDay = sentAt === null ? null : quoteLastDay(sentAt);
  const hoursAgoOf = (event: string): Date | null => {
    const entry = story.entries.find((one) => one.event === event);
    return entry === undefined ? null : at(now, entry.hoursAgo);
  };
  return {
    id,
    number,
    state: story.state,
    made_by: rep.id,
    made_by_name: rep.name,
    first_name: story.name[0],
    email: emailOf(story),
    phone: story.phone,
    zip: story.zip,
    vehicle: { year, make, model, trim: '', makeSlug: tire.makeSlug, modelSlug: tire.modelSlug },
    delivery: story.isAtShop === true ? deliveryAt(shop) : null,
    message: story.message,
    token_hash: sentAt === null ? null : tokenHash(id, secret),
    sent_offer: sentAt === null ? null : offer,
    held_lines: sentAt === null ? null : JSON.stringify([held]),
    sent_others: JSON.stringify(
      sentAt === null
        ? []
        : others.map((other) => ({ option: other.option, offer: other.offer, held: [other.held] })),
    ),
    sent_at: sentAt,
    last_day: lastDay,
    ends_at: lastDay === null ? null : quoteEndsAt(lastDay),
    opened_at: hoursAgoOf('open') ?? hoursAgoOf('take'),
    taken_at: hoursAgoOf('take'),
    reminded_at: hoursAgoOf('remind'),
    created_at: at(now, story.createdHoursAgo),
    updated_at: at(now, story.entries.at(-1)?.hoursAgo ?? story.sentHoursAgo ?? story.createdHoursAgo),
  };
};

const requestOf = (
  { id: quoteId, story, offer, sentAt }: WrittenQuote,
  id: string,
  sizeCode: string,
  now: Date,
) => {
  const { request, name, vehicle } = story;
  const email = emailOf(story);
  const isOut = request.state !== 'new';
  const moved = story.entries.findLast(({ event }) => ['open', 'expire', 'withdraw'].includes(event));
  return {
    ...{ id, state: request.state, source: request.source, first_name: name[0], last_name: name[1] },
    ...{
      email,
      mailbox: mailboxOf(email),
      phone: story.phone,
      quantity: SET,
      make: vehicle[1],
      model: vehicle[2],
    },
    ...{ size: request.source === 'form' ? sizeCode : '', brand: request.source === 'form' ? 'Any' : '' },
    next_step: request.step?.[0] ?? null,
    next_step_at: request.step === undefined ? null : at(now, -request.step[1]),
    lost_reason: request.lostReason ?? null,
    quote_id: quoteId,
    value_in_cents: isOut ? quoteTotalInCents(offer) : null,
    created_at: at(now, story.createdHoursAgo + (request.source === 'form' ? 2 : 0)),
    state_since: moved === undefined ? (sentAt ?? at(now, story.createdHoursAgo)) : at(now, moved.hoursAgo),
    updated_at: at(now, story.entries.at(-1)?.hoursAgo ?? story.sentHoursAgo ?? story.createdHoursAgo),
  };
};

const entriesOf = ({ id, story }: WrittenQuote, repName: string, now: Date, random: Prng) =>
  [
    { event: 'create', by: 'rep', hoursAgo: story.createdHoursAgo } as const,
    ...(story.sentHoursAgo === undefined
      ? []
      : [{ event: 'send', by: 'rep', hoursAgo: story.sentHoursAgo } as const]),
    ...story.entries,
  ].map((entry) => ({
    id: seededId(random, at(now, entry.hoursAgo)),
    quote_id: id,
    at: at(now, entry.hoursAgo),
    event: entry.event,
    by_name: entry.by === 'rep' ? repName : null,
    text: 'text' in entry ? (entry.text ?? null) : null,
  }));

const approvalOf = ({ id, number, story, held, offer }: WrittenQuote, now: Date, random: Prng) => {
  const askedAt = at(now, story.entries.find(({ event }) => event === 'askApproval')?.hoursAgo ?? 0);
  const label = formatQuoteNumber(number);
  return {
    ...({ id: seededId(random, askedAt), kind: 'quote.discount', amountInCents: null, askedAt } as const),
    subject: { type: 'quote', id, label },
    summary: `Allow discounts beyond the limit in quote ${label}`,
    reason: story.asks ?? '',
    payload: {
      lines: [held],
      effects: offer.lines.map(
        (line) =>
          `${line.quantity} × ${line.brandName} ${line.name} ${line.sizeCode} can be quoted at ${formatMoney(line.salePriceInCents)} each, retail ${formatMoney(line.retailPriceInCents)}`,
      ),
    },
  };
};

/** Writes quotes in every state, with their requests in the pipeline, and the discount that waits for approval. */
export const writeQuotes = async (client: pg.ClientBase, setting: Setting, random: Prng): Promise<void> => {
  const { now, shops, rules } = setting;
  const [rep] = await queryRows(client, repRow, REP);
  if (rep === undefined) throw new Error('nobody sells');
  const destinations = await readDestinations(client);
  const written: WrittenQuote[] = [];
  for (const story of QUOTE_STORIES) {
    const [place] = await queryRows(client, placeRow, PLACE, [story.zip]);
    const destination = destinations.get(place?.state ?? '');
    if (place === undefined || destination === undefined) throw new Error(`no place ${story.zip}`);
    const tires = await readQuotedTires(client, story);
    const begun = at(now, story.createdHoursAgo);
    const sentAt = story.sentHoursAgo === undefined ? null : at(now, story.sentHoursAgo);
    const near = nearestShops(shops, place);
    const ground: QuoteGround = {
      ...{ at: sentAt ?? now, rules: rules.rules, destination },
      installPriceInCents: typicalInstallPrice(near),
    };
    const optionOf = (option: QuoteOption, rank: number): WrittenOption => {
      const tire = tires[Math.floor((tires.length - 1) * rank)];
      if (tire === undefined) throw new RangeError('a rank above 1');
      const lineId = seededId(random, begun);
      const set = { lineId, tire, quantity: SET, discountPercent: story.discountPercent ?? 0 };
      const { discountInCents, held } = heldPrice(set, ground);
      return { option, set, discountInCents, held, offer: sentOfferOf(set, held, ground) };
    };
    written.push({
      ...{ id: seededId(random, begun), number: quoteNumberFromBytes(random.bytes(NUMBER_BYTES)) },
      ...optionOf('good', story.rank),
      others: (story.otherRanks ?? []).map((rank, place) => optionOf(place === 0 ? 'better' : 'best', rank)),
      ...{ story, sentAt, shop: near[0] },
    });
  }
  await writeColumns(
    client,
    'quotes.quote',
    written.map((quote) => rowOf(quote, quote.set.tire, rep, setting)),
  );
  await writeColumns(
    client,
    'quotes.line',
    written.flatMap((quote) =>
      [quote, ...quote.others].map(({ option, set: { lineId, tire, quantity }, discountInCents }, place) => ({
        ...{ id: lineId, quote_id: quote.id, position: place + 1, tire_id: tire.id, quantity, axle: 'all' },
        ...{ option, discount_in_cents: discountInCents, has_road_hazard: quote.story.isAtShop === true },
      })),
    ),
  );
  await writeColumns(
    client,
    'quotes.entry',
    written.flatMap((quote) => entriesOf(quote, rep.name, now, random)),
  );
  const requests = written.map((quote) =>
    requestOf(quote, seededId(random, at(now, quote.story.createdHoursAgo)), quote.set.tire.sizeCode, now),
  );
  await writeColumns(client, 'sales.request', requests);
  await writeColumns(
    client,
    'platform.work_owner',
    requests.map(({ id, created_at: since }) => ({
      ...{ kind: 'sales-requests', record_id: id, owner_id: rep.id, owner_name: rep.name, since },
    })),
  );
  await writeApprovals(
    client,
    written.filter(({ story }) => story.asks !== undefined).map((quote) => approvalOf(quote, now, random)),
    rep,
  );
};
