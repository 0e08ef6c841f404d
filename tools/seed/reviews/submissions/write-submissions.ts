import { createHash } from 'node:crypto';
import {
  mailboxOf,
  REPLY_VOICES,
  replySignature,
  reviewRating,
  reviewSigns,
  shownAuthor,
  suspicionOf,
} from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { type CopyValue, queryRows } from '../../../database/index.js';
import type { SeedOrder } from '../../orders/order/seed-order.js';
import type { Prng } from '../../random/prng.js';
import { drawTirePicture } from '../../orders/returns/draw-tire-picture.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { REVIEW_STORIES } from './review-stories.js';
import { ratingsOf, type ReviewStory } from './review-story.js';

type Columns = Readonly<Record<string, CopyValue>>;

const HOUR_MS = 3_600_000;
// Another than the support agent of the demo rejects, so that this one can decide the appeal that waits.
const MODERATORS = `SELECT id, name FROM identity.staff WHERE role IN ('content-editor', 'senior-agent') ORDER BY role`;
const COUNT = `SELECT reviews.count_lines(array_agg(DISTINCT line_id)) FROM reviews.review WHERE id = ANY ($1::uuid[])`;

const moderatorRow = z.object({ id: z.string(), name: z.string() });
type Moderator = z.output<typeof moderatorRow>;

/** A story of a buyer. */
interface Told {
  readonly id: string;
  readonly story: ReviewStory;
  readonly order: SeedOrder;
  readonly at: Date;
  readonly movedAt: Date;
  /** Decided it, if anyone did. */
  readonly moderator: Moderator;
  /** Published it, if it was rejected after that. */
  readonly publisher: Moderator;
}

const lineOf = ({ lines }: SeedOrder): string => lines[0]?.shelfTire.tire.lineId ?? '';

const nameOf = ({ story, order }: Told): string =>
  story.name ?? `${order.customer.firstName} ${order.customer.lastName}`;

const reviewValues = (told: Told): Columns => {
  const { id, story, order, at } = told;
  const { year, make, model } = order.customer.vehicle;
  const ratings = ratingsOf(story);
  return {
    id,
    line_id: lineOf(order),
    author_name: shownAuthor(nameOf(told)),
    written_at: at,
    ...ratings,
    summary: story.summary,
    comments: story.comments,
    vehicle: { year, make, model },
    miles_driven: 'under-5000',
    driving_style: 'confident',
    place_driven: 'highway-and-city',
    would_buy_again: (reviewRating(ratings) ?? 0) >= 3,
    state: story.state,
    is_verified: story.isVerified,
    is_employee: story.isEmployee,
    source: story.source,
    source_id: story.source === null ? null : `seeded-${id.slice(-12)}`,
  };
};

const isDecided = ({ state, reason }: ReviewStory): boolean => state === 'published' || reason !== null;

const turnOf = ({ story, at, movedAt }: Told): Date | null => {
  if (story.state === 'appealed') return movedAt;
  if (story.state !== 'submitted') return null;
  return story.answer === null ? at : movedAt;
};

/** The shop noticed what had slipped through a day later. */
const LATER_MS = 26 * HOUR_MS;

const decisionOf = ({ story, movedAt, moderator, publisher }: Told): Columns => {
  if (!isDecided(story))
    return { decided_at: null, decided_by: null, published_at: null, published_by: null };
  const decided_by = moderator.name;
  return story.wasPublished
    ? {
        ...{ decided_at: new Date(movedAt.getTime() + LATER_MS), decided_by },
        ...{ published_at: movedAt, published_by: publisher.name },
      }
    : { decided_at: movedAt, decided_by, published_at: null, published_by: null };
};

const versionOf = (story: ReviewStory): number => {
  if (story.wasPublished) return 3;
  return isDecided(story) || story.question !== null ? 2 : 1;
};

const submissionValues = (told: Told): Columns => {
  const { id, story, order, at, movedAt, moderator } = told;
  const { summary, comments, isVerified, sameTexts, fromNetwork, seconds } = story;
  const signs = reviewSigns({ summary, comments, isVerified, sameTexts, fromNetwork, seconds });
  const email = isVerified ? order.customer.email : `writer-${id.slice(-6)}@example.com`;
  return {
    review_id: id,
    version: versionOf(story),
    line_id: lineOf(order),
    name: nameOf(told),
    email,
    mailbox: mailboxOf(email),
    order_id: isVerified ? order.id : null,
    token_hash: createHash('sha256').update(`seeded ${id}`).digest('hex'),
    seconds,
    submitted_at: at,
    our_turn_since: turnOf(told),
    signs: JSON.stringify(signs),
    suspicion: suspicionOf(signs),
    reason: story.reason,
    question: story.question,
    answer: story.answer,
    appeal: story.appeal,
    appealed_at: story.appeal === null ? null : movedAt,
    ...decisionOf(told),
    rejected_by: story.reason === null ? null : moderator.id,
    withdrawn_at: story.state === 'withdrawn' ? movedAt : null,
  };
};

const pictureValues = ({ id, story, at }: Told, random: Prng): readonly Columns[] =>
  Array.from({ length: story.pictures }, () => ({
    id: seededId(random, at),
    review_id: id,
    media_type: 'image/png',
    bytes: `\\x${drawTirePicture(random.fraction()).toString('hex')}`,
    added_at: at,
  }));

const replyValues = ({ id, story, order, movedAt, moderator }: Told): readonly Columns[] =>
  REPLY_VOICES.flatMap((voice) => {
    const text = story.replies[voice];
    const brandName = order.lines[0]?.shelfTire.line.brandName ?? '';
    if (text === undefined) return [];
    const written_at = new Date(movedAt.getTime() + 20 * HOUR_MS);
    const signed_as = replySignature(voice, brandName);
    return [{ review_id: id, voice, signed_as, text, written_by: moderator.name, written_at }];
  });

/** Writes a review for each story, each of another buyer whose tires were delivered before it. */
export const writeSubmissions = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  now: Date,
  random: Prng,
): Promise<void> => {
  const [editor, agent] = await queryRows(client, moderatorRow, MODERATORS);
  if (editor === undefined || agent === undefined) throw new Error('Nobody moderates reviews.');
  const taken = new Set<string>();
  const told = REVIEW_STORIES.flatMap((story): Told[] => {
    const at = new Date(now.getTime() - story.hoursAgo * HOUR_MS);
    const order = orders.find(({ customerId, progress: { deliveredAt } }) => {
      const isTheirs = deliveredAt !== null && deliveredAt.getTime() < at.getTime() - 48 * HOUR_MS;
      return isTheirs && !taken.has(customerId);
    });
    if (order === undefined) return [];
    taken.add(order.customerId);
    const movedAt = new Date(at.getTime() + HOUR_MS);
    const moderator = story.reason === null ? agent : editor;
    return [{ id: seededId(random, at), story, order, at, movedAt, moderator, publisher: agent }];
  });
  await writeColumns(client, 'reviews.review', told.map(reviewValues));
  const own = told.filter(({ story }) => story.source === null);
  await writeColumns(client, 'reviews.submission', own.map(submissionValues));
  const pictures = random.fork('pictures');
  await writeColumns(
    client,
    'reviews.review_picture',
    told.flatMap((one) => pictureValues(one, pictures)),
  );
  await writeColumns(client, 'reviews.reply', told.flatMap(replyValues));
  await client.query(COUNT, [told.map(({ id }) => id)]);
};
