import {
  cents,
  checkRoadside,
  coverageClaimKindText,
  coverageEntries,
  type CoverageYear,
  type CoveredLine,
  formatCoverageClaimNumber,
  formatMoney,
  isAboutTires,
  isCovered,
  openCoverage,
  openRoadside,
  priceCoverageClaim,
} from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { type CopyValue, queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { type AskedApproval, writeApprovals } from '../../sso/approvals/write-approvals.js';
import { writeColumns } from '../../write-columns.js';
import type { SeedOrder } from '../order/seed-order.js';
import { drawTirePicture } from '../returns/draw-tire-picture.js';
import { readReturnAgent } from '../returns/write-returns.js';
import { COVERAGE_STORIES, type CoverageStory } from './coverage-stories.js';

type Columns = Readonly<Record<string, CopyValue>>;

const NUMBERS = `
  SELECT nextval(pg_get_serial_sequence('orders.coverage_claim', 'number'))::integer AS number FROM generate_series(1, $1)`;
const numberRow = z.object({ number: z.number() });

const HOUR_MS = 3_600_000;
const CARD_NUMBER = '7K2M9QXW';

/** A story of an order, priced. */
interface Told {
  readonly id: string;
  readonly number: number;
  readonly order: SeedOrder;
  readonly story: CoverageStory;
  readonly requestedAt: Date;
  readonly movedAt: Date;
  readonly year: CoverageYear | null;
  readonly amountInCents: number;
}

const lineOf = ({ pricing }: SeedOrder): CoveredLine | null => {
  const [line] = pricing.lines;
  if (line === undefined) return null;
  const amounts = { ...line, tiresInCents: line.subtotalInCents };
  return { bought: line.quantity, returned: 0, replaced: 0, underWay: 0, adjustments: [], amounts };
};

/** The year and amount of a story in an order; null if its buyer couldn't claim it, or the order has something else going on. */
const pricedIn = (order: SeedOrder, story: CoverageStory, now: Date) => {
  const { state, deliveredAt } = order.progress;
  if (order.refund !== null || order.tireReturn !== null || order.shop === null || deliveredAt === null)
    return null;
  const at = new Date(now.getTime() - story.hoursAgo * HOUR_MS);
  const covered = { state, deliveredAt, installedOn: null };
  const line = lineOf(order);
  const { kind, quantity } = story;
  const bill = story.billInCents === null ? null : cents(story.billInCents);
  if (line === null || deliveredAt > at) return null;
  if (!isAboutTires(kind)) {
    const kept = order.pricing.lines.reduce((sum, each) => sum + each.quantity, 0);
    if (!checkRoadside({ isInstalled: true, kept, claims: [] }).ok || !openRoadside(covered, at).ok)
      return null;
    const priced = priceCoverageClaim({ kind, quantity, billInCents: bill, year: null }, null);
    return priced.ok ? { year: null, amountInCents: priced.value } : null;
  }
  const year = openCoverage(covered, at);
  if (!year.ok || !isCovered(line) || line.bought < quantity) return null;
  const priced = priceCoverageClaim({ kind, quantity, billInCents: bill, year: year.value }, line);
  return priced.ok ? { year: year.value, amountInCents: priced.value } : null;
};

const turnOf = ({ story, requestedAt, movedAt }: Told): Date | null => {
  if (story.state === 'appealed') return movedAt;
  return story.state === 'requested' && story.pictures > 0 ? requestedAt : null;
};

const claimValues = (told: Told, cardId: string | null): Columns => {
  const { id, number, order, story, requestedAt, movedAt, year, amountInCents } = told;
  const isDecided = story.state === 'denied' || story.state === 'appealed' || story.state === 'paid';
  return {
    id,
    number,
    order_id: order.id,
    line_id: story.kind === 'roadside' ? null : (order.lines[0]?.lineId ?? ''),
    kind: story.kind,
    state: story.state,
    version: story.state === 'requested' ? 1 : 2,
    quantity: story.quantity,
    bill_in_cents: story.billInCents,
    claimed_in_cents: amountInCents,
    year,
    comments: story.comments,
    requested_at: requestedAt,
    our_turn_since: turnOf(told),
    question: story.question,
    decided_at: isDecided ? movedAt : null,
    decided_by: isDecided ? 'Dana Whitfield' : null,
    denial_reason: story.denial,
    appeal: story.appeal,
    appealed_at: story.appeal === null ? null : movedAt,
    amount_in_cents: story.state === 'paid' ? amountInCents : null,
    gift_card_id: cardId,
    gift_card_number: cardId === null ? null : CARD_NUMBER,
    paid_at: cardId === null ? null : movedAt,
    cancelled_at: story.state === 'cancelled' ? movedAt : null,
  };
};

const ENDS: ReadonlyMap<CoverageStory['state'], readonly [type: string, by: string]> = new Map([
  ['moreAsked', ['CoverageClaimAsked', 'staff']],
  ['denied', ['CoverageClaimDenied', 'staff']],
  ['appealed', ['CoverageClaimAppealed', 'guest']],
  ['cancelled', ['CoverageClaimCancelled', 'guest']],
  ['awaitingApproval', ['CoverageClaimPaymentAsked', 'staff']],
  ['paid', ['CoverageClaimPaid', 'system']],
]);

const eventValues = (
  { order, story, requestedAt, movedAt, number, amountInCents }: Told,
  random: Prng,
): Columns[] => {
  const claimNumber = formatCoverageClaimNumber(number);
  const event = (at: Date, type: string, actorKind: string, data: object): Columns => ({
    id: seededId(random, at),
    order_id: order.id,
    at,
    type,
    actor_kind: actorKind,
    data: JSON.stringify({ claimNumber, ...data }),
  });
  const end = ENDS.get(story.state);
  const text = story.question ?? story.appeal ?? '';
  return [
    event(requestedAt, 'CoverageClaimRequested', 'guest', { reason: coverageClaimKindText(story.kind) }),
    ...(end === undefined
      ? []
      : [event(movedAt, end[0], end[1], { text, reason: story.denial ?? '', amountInCents })]),
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

/** Writes the gift card of a paid claim with its booking; returns its id. */
const writePayment = async (client: pg.ClientBase, told: Told, random: Prng): Promise<string> => {
  const { id: claimId, order, amountInCents, movedAt: at, number } = told;
  const [cardId, bookingId] = [seededId(random, at), seededId(random, at)];
  const reason = `Coverage claim ${formatCoverageClaimNumber(number)}`;
  await writeColumns(client, 'gift_cards.gift_card', [
    {
      id: cardId,
      number: CARD_NUMBER,
      reason,
      source_id: claimId,
      balance_in_cents: amountInCents,
      created_at: at,
    },
  ]);
  await writeColumns(client, 'gift_cards.movement', [
    { id: seededId(random, at), gift_card_id: cardId, kind: 'issue', amount_in_cents: amountInCents, at },
  ]);
  await writeColumns(client, 'orders.ledger_transaction', [
    { id: bookingId, order_id: order.id, kind: 'coverage', reference: claimId, at },
  ]);
  const entries = coverageEntries(cents(amountInCents)).map((entry, index) => ({
    transaction_id: bookingId,
    position: index + 1,
    account: entry.account,
    amount_in_cents: entry.amountInCents,
  }));
  await writeColumns(client, 'orders.ledger_entry', entries);
  return cardId;
};

const approvalOf = (
  { id, number, story, movedAt: askedAt, amountInCents }: Told,
  random: Prng,
): AskedApproval => {
  const label = formatCoverageClaimNumber(number);
  return {
    id: seededId(random, askedAt),
    kind: 'coverageClaim.pay',
    subject: { type: 'coverageClaim', id, label },
    summary: `Pay ${formatMoney(cents(amountInCents))} for coverage claim ${label} as a gift card`,
    amountInCents: cents(amountInCents),
    reason: coverageClaimKindText(story.kind),
    askedAt,
  };
};

/** Writes a coverage claim for each story, each of another order that has nothing else going on. */
export const writeCoverageClaims = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  now: Date,
  random: Prng,
): Promise<void> => {
  const numbers = await queryRows(client, numberRow, NUMBERS, [COVERAGE_STORIES.length]);
  const taken = new Set<string>();
  const told = COVERAGE_STORIES.flatMap((story, at): Told[] => {
    // Price claims take the newest orders.
    const order = orders.find((each) => !taken.has(each.customerId) && pricedIn(each, story, now) !== null);
    const priced = order === undefined ? null : pricedIn(order, story, now);
    if (order === undefined || priced === null) return [];
    taken.add(order.customerId);
    const requestedAt = new Date(now.getTime() - story.hoursAgo * HOUR_MS);
    const movedAt = new Date(requestedAt.getTime() + HOUR_MS);
    const id = seededId(random, requestedAt);
    return [{ id, number: numbers[at]?.number ?? 0, order, story, requestedAt, movedAt, ...priced }];
  });
  const claims: Columns[] = [];
  for (const each of told)
    claims.push(
      claimValues(each, each.story.state === 'paid' ? await writePayment(client, each, random) : null),
    );
  await writeColumns(client, 'orders.coverage_claim', claims);
  const pictures = told.flatMap((each) => pictureValues(each, random));
  await writeColumns(client, 'orders.coverage_claim_picture', pictures);
  const events = told.flatMap((each) => eventValues(each, random));
  await writeColumns(client, 'orders.order_event', events);
  const asked = told.filter(({ story }) => story.state === 'awaitingApproval');
  const approvals = asked.map((each) => approvalOf(each, random));
  await writeApprovals(client, approvals, await readReturnAgent(client));
};
