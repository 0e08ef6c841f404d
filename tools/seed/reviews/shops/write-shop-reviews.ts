import { createHash } from 'node:crypto';
import { mailboxOf, reviewSigns, shownAuthor, suspicionOf } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { type CopyValue, queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { PUBLISHED_SHOP_STORIES, type ShopStory, WAITING_SHOP_STORIES } from './shop-stories.js';

type Columns = Readonly<Record<string, CopyValue>>;

const HOUR_MS = 3_600_000;
const REVIEWED_SHARE = 0.4;
const MODERATORS = `SELECT id, name FROM identity.staff WHERE role IN ('content-editor', 'senior-agent') ORDER BY role`;

// Installed two days ago at least, the latest first.
const INSTALLED = `
  SELECT o.id, o.shop_id, o.email, o.first_name, o.last_name, b.date::timestamptz AS installed_on
  FROM orders."order" o JOIN appointments.booking b ON b.order_id = o.id AND b.state = 'booked' AND b.shop_id = o.shop_id
  WHERE o.state = 'delivered' AND b.date < $1::date - 2 ORDER BY b.date DESC, o.id`;

const COUNT = `SELECT reviews.count_shops(array_agg(DISTINCT shop_id)) FROM reviews.review WHERE shop_id IS NOT NULL`;

const moderatorRow = z.object({ id: z.string(), name: z.string() });
const installedRow = z.object({
  id: z.string(),
  shop_id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  installed_on: z.date(),
});

interface Told {
  readonly id: string;
  readonly story: ShopStory;
  readonly order: z.output<typeof installedRow>;
  readonly at: Date;
  readonly moderator: z.output<typeof moderatorRow>;
}

const reviewValues = ({ id, story, order, at }: Told): Columns => ({
  id,
  shop_id: order.shop_id,
  author_name: shownAuthor(`${order.first_name} ${order.last_name}`),
  written_at: at,
  stars: story.stars,
  summary: story.summary,
  comments: story.comments,
  would_buy_again: story.stars >= 3,
  state: story.state,
  is_verified: true,
});

const isDecided = ({ state }: ShopStory): boolean => ['published', 'rejected', 'appealed'].includes(state);

const turnOf = ({ story: { state, answer }, at }: Told): Date | null => {
  if (state === 'appealed') return new Date(at.getTime() + 2 * HOUR_MS);
  if (state !== 'submitted') return null;
  return answer === null ? at : new Date(at.getTime() + HOUR_MS);
};

const submissionValues = (told: Told): Columns => {
  const { id, story, order, at, moderator } = told;
  const { summary, comments } = story;
  const signs = reviewSigns({
    ...{ summary, comments: comments ?? '', isVerified: true },
    ...{ sameTexts: 0, fromNetwork: 1, seconds: 120 },
  });
  const decidedAt = new Date(at.getTime() + HOUR_MS);
  return {
    review_id: id,
    version: isDecided(story) || story.question !== null ? 2 : 1,
    shop_id: order.shop_id,
    name: `${order.first_name} ${order.last_name}`,
    email: order.email,
    mailbox: mailboxOf(order.email),
    order_id: order.id,
    token_hash: createHash('sha256').update(`seeded ${id}`).digest('hex'),
    seconds: 120,
    submitted_at: at,
    our_turn_since: turnOf(told),
    signs: JSON.stringify(signs),
    suspicion: suspicionOf(signs),
    reason: story.reason,
    question: story.question,
    answer: story.answer,
    appeal: story.appeal,
    appealed_at: story.appeal === null ? null : turnOf(told),
    decided_at: isDecided(story) ? decidedAt : null,
    decided_by: isDecided(story) ? moderator.name : null,
    rejected_by: story.reason === null ? null : moderator.id,
    withdrawn_at: story.state === 'withdrawn' ? decidedAt : null,
  };
};

const replyValues = ({ id, story, at, moderator }: Told): readonly Columns[] =>
  story.reply === null
    ? []
    : [
        {
          ...{ review_id: id, voice: 'shop', signed_as: 'SimpleTread', text: story.reply },
          ...{ written_by: moderator.name, written_at: new Date(at.getTime() + 20 * HOUR_MS) },
        },
      ];

/** Writes reviews of shops by some of those whose tires were installed there, in every state. */
export const writeShopReviews = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const [editor, agent] = await queryRows(client, moderatorRow, MODERATORS);
  if (editor === undefined || agent === undefined) throw new Error('Nobody moderates reviews.');
  const day = now.toISOString().slice(0, 10);
  const installed = await queryRows(client, installedRow, INSTALLED, [day]);
  const taken = new Map<string, number>();
  const nextStory = (shopId: string): ShopStory => {
    const place = taken.get(shopId) ?? random.int(0, PUBLISHED_SHOP_STORIES.length - 1);
    taken.set(shopId, place + 1);
    const story = PUBLISHED_SHOP_STORIES[place % PUBLISHED_SHOP_STORIES.length];
    if (story === undefined) throw new Error('There is no story to tell.');
    return story;
  };
  const told = installed
    .filter((_, at) => at < WAITING_SHOP_STORIES.length || random.chance(REVIEWED_SHARE))
    .map((order, at): Told => {
      const waiting = WAITING_SHOP_STORIES[at];
      const story = waiting ?? nextStory(order.shop_id);
      // Those that wait were written in the last day.
      const ago = (at + 3) * HOUR_MS;
      const days = random.int(1, 2) * 24 + random.int(0, 10);
      const writtenAt =
        waiting === undefined ? order.installed_on.getTime() + days * HOUR_MS : now.getTime() - ago;
      const moderator = story.reason === null ? agent : editor;
      return { id: seededId(random, order.installed_on), story, order, at: new Date(writtenAt), moderator };
    });
  await writeColumns(client, 'reviews.review', told.map(reviewValues));
  await writeColumns(client, 'reviews.submission', told.map(submissionValues));
  await writeColumns(client, 'reviews.reply', told.flatMap(replyValues));
  await client.query(COUNT);
};
