import { type NewsletterBlock, type NewsletterState, type Segment, WHOLE_LIST } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Of the subscribers at the time: all but a stopped one, which got a third of its way. */
const STOPPED_SHARE = 0.35;

const SUBSCRIBERS = `
  SELECT id, confirmed_at FROM content.subscriber WHERE state IN ('subscribed', 'left') AND confirmed_at IS NOT NULL ORDER BY id`;
const subscriber = z.object({ id: z.string(), confirmed_at: z.date() });

const MEASURED = `
  UPDATE content.subscriber SET measured_since = confirmed_at WHERE state = 'subscribed' AND right(id::text, 1) IN ('0', '5', 'a')
  RETURNING id`;
const measured = z.object({ id: z.string() });

const TIRES = `
  SELECT t.item_number FROM catalogue.tire t JOIN catalogue.stock_level s ON s.tire_id = t.id
  WHERE t.status = 'active' GROUP BY t.id, t.item_number HAVING sum(s.available) > 40 ORDER BY t.item_number LIMIT 3`;
const tire = z.object({ item_number: z.number() });

interface Planned {
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly state: NewsletterState;
  /** Hours from now: negative ones have begun. */
  readonly inHours: number | null;
  readonly segment: Segment;
  readonly paragraphs: readonly string[];
  readonly button: readonly [label: string, path: string];
}

const PLANNED: readonly Planned[] = [
  {
    name: 'October: check your tread',
    subject: 'Is your tread ready for winter?',
    preheader: 'A penny tells you in ten seconds.',
    state: 'sent',
    inHours: -31 * DAY_HOURS,
    segment: WHOLE_LIST,
    paragraphs: [
      'Put a penny head first into the groove of each tire. If you can see all of Lincoln’s head, the tire is worn out.',
      'These three are in stock and reach most addresses within three days.',
    ],
    button: ['Find tires for your car', '/tire-deals'],
  },
  {
    name: 'Welcome back',
    subject: 'Your next set, at today’s price',
    preheader: 'For those who bought from us before.',
    state: 'sent',
    inHours: -9 * DAY_HOURS,
    segment: { ...WHOLE_LIST, bought: 'ever' },
    paragraphs: ['You know how it works: choose the tires, choose the shop, drive off.'],
    button: ['See deals', '/tire-deals'],
  },
  {
    name: 'Trucks: wrong button',
    subject: 'Tires for work',
    preheader: 'LT sizes in stock',
    state: 'stopped',
    inHours: -4 * DAY_HOURS,
    segment: WHOLE_LIST,
    paragraphs: ['Load range E, three-peak rated, in stock.'],
    button: ['See truck tires', '/tire-sizes'],
  },
  {
    name: 'Winter tires, first call',
    subject: 'Order winter tires before the first snow',
    preheader: 'Installation times fill up in December.',
    state: 'scheduled',
    inHours: 6 * DAY_HOURS,
    segment: { ...WHOLE_LIST, lastOrder: { is: 'before', days: 30 } },
    paragraphs: ['Shops book out once it snows. Order now and choose a time that suits you.'],
    button: ['Find your tires', '/'],
  },
  {
    name: 'Spring rotation',
    subject: 'Time to rotate',
    preheader: '',
    state: 'draft',
    inHours: null,
    segment: { ...WHOLE_LIST, vehicle: 'known' },
    paragraphs: ['Rotated every 5,000 miles, a set lasts longer.'],
    button: ['Read how', '/learn'],
  },
];

const SAVED: readonly (readonly [name: string, segment: Segment])[] = [
  ['Bought before', { ...WHOLE_LIST, bought: 'ever' }],
  ['New on the list', { ...WHOLE_LIST, joined: { is: 'within', days: 30 }, bought: 'never' }],
  ['Opens counted', { ...WHOLE_LIST, opens: 'agreed' }],
  ['Snow states', { ...WHOLE_LIST, states: ['MN', 'WI', 'MI', 'NY', 'VT', 'NH', 'ME'] }],
];

const writeSavedSegments = (client: pg.ClientBase, now: Date, random: Prng): Promise<void> =>
  writeColumns(
    client,
    'people.saved_segment',
    SAVED.map(([name, segment]) => ({
      id: seededId(random, now),
      name,
      segment: JSON.stringify(segment),
      version: 1,
      updated_at: now,
    })),
  );

const blocksOf = (
  { paragraphs, button: [label, path] }: Planned,
  itemNumbers: readonly number[],
): readonly NewsletterBlock[] => [
  ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
  ...(itemNumbers.length === 0 ? [] : [{ kind: 'tires', itemNumbers } as const]),
  { kind: 'button', label, path },
];

/** Writes saved segments, and newsletters: a draft, a scheduled one, two that were sent and one that was stopped, with what their recipients did. */
export const writeNewsletters = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  await writeSavedSegments(client, now, random.fork('segments'));
  const people = await queryRows(client, subscriber, SUBSCRIBERS);
  const counted = new Set((await queryRows(client, measured, MEASURED)).map(({ id }) => id));
  const tires = (await queryRows(client, tire, TIRES)).map(({ item_number: item }) => item);
  const hoursFromNow = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
  const made = PLANNED.map((planned) => {
    const sendAt = planned.inHours === null ? null : hoursFromNow(planned.inHours);
    const hasBegun = planned.state === 'sent' || planned.state === 'stopped';
    return {
      planned,
      row: {
        id: seededId(random, sendAt ?? now),
        name: planned.name,
        subject: planned.subject,
        preheader: planned.preheader,
        blocks: JSON.stringify(blocksOf(planned, tires)),
        segment: JSON.stringify(planned.segment),
        state: planned.state,
        send_at: sendAt,
        started_at: hasBegun ? sendAt : null,
        finished_at: planned.state === 'sent' && sendAt !== null ? new Date(sendAt.getTime() + 60_000) : null,
        version: 1,
        updated_at: hasBegun && sendAt !== null ? sendAt : hoursFromNow(-5),
      },
    };
  });
  await writeColumns(
    client,
    'people.newsletter',
    made.map(({ row }) => row),
  );
  const sends = made.flatMap(({ planned, row: { id, started_at: at } }) => {
    if (at === null) return [];
    const reached = people.filter(({ confirmed_at: since }) => since <= at);
    const share = planned.state === 'stopped' ? STOPPED_SHARE : 1;
    return reached.slice(0, Math.ceil(reached.length * share)).map((person) => {
      const isMeasured = counted.has(person.id);
      const isOpened = isMeasured && random.fraction() < 0.55;
      return {
        path: planned.button[1],
        isClicked: random.fraction() < 0.16,
        row: {
          id: seededId(random, at),
          newsletter_id: id,
          subscriber_id: person.id,
          at,
          is_measured: isMeasured,
          opened_at: isOpened ? new Date(at.getTime() + random.int(1, 40) * HOUR_MS) : null,
        },
      };
    });
  });
  await writeColumns(
    client,
    'people.newsletter_send',
    sends.map(({ row }) => row),
  );
  await writeColumns(
    client,
    'people.newsletter_click',
    sends.flatMap(({ path, isClicked, row: { id, at } }) =>
      isClicked
        ? [
            {
              send_id: id,
              path,
              first_at: new Date(at.getTime() + random.int(1, 30) * HOUR_MS),
              times: random.int(1, 2),
            },
          ]
        : [],
    ),
  );
};
