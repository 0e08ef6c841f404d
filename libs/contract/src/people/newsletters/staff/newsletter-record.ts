import {
  canonicalTireSize,
  checkOwnPath,
  checkSegment,
  NEWSLETTER_STATES,
  parseTireSize,
  type Segment,
  SEGMENT_BOUGHT,
  SEGMENT_OPENS,
  SEGMENT_SPANS,
  SEGMENT_VEHICLE,
  US_STATES,
} from '@simpletread/domain';
import { z } from 'zod';

import { faultIssue, field } from '../../../platform/faults/index.js';
import {
  centsSchema,
  idSchema,
  instantSchema,
  slugSchema,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const ONE_LINE = /^[^\r\n]*$/;
const line = (least: number, most: number) => z.string().trim().min(least).max(most).regex(ONE_LINE);
const span = shape({ is: z.enum(SEGMENT_SPANS), days: z.int().min(1).max(3650) });
const STATE_CODES = Object.keys(US_STATES);

const size = z
  .string()
  .trim()
  .max(40)
  .transform((text, context): string => {
    if (text === '') return '';
    const parsed = parseTireSize(text);
    if (parsed.ok) return canonicalTireSize(parsed.value.size);
    context.addIssue(faultIssue(parsed.fault));
    return z.NEVER;
  });

/** The recipients of a newsletter. */
export const segmentSchema = shape({
  states: z.array(z.enum(STATE_CODES as [string, ...string[]])).max(60),
  bought: z.enum(SEGMENT_BOUGHT),
  lastOrder: span,
  joined: span,
  vehicle: z.enum(SEGMENT_VEHICLE),
  size,
  opens: z.enum(SEGMENT_OPENS),
}).superRefine((segment: Segment, context) => {
  const checked = checkSegment(segment);
  if (!checked.ok) context.addIssue(faultIssue(checked.fault, ['bought']));
});

const words = z.string().trim().min(1).max(4000);

export const newsletterBlock = z.discriminatedUnion('kind', [
  shape({ kind: z.literal('text'), text: words }),
  shape({ kind: z.literal('note'), text: words }),
  shape({ kind: z.literal('tires'), itemNumbers: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(6) }),
  shape({ kind: z.literal('sale'), slug: slugSchema }),
  shape({ kind: z.literal('button'), label: line(1, 60), path: field(checkOwnPath) }),
]);

/** The words of a newsletter. */
export const newsletterWords = {
  subject: line(1, 120),
  preheader: line(0, 150),
  blocks: z.array(newsletterBlock).min(1).max(30),
};

const figures = shape({
  sent: z.int(),
  /** Recipients who agreed that we see whether they open it. */
  measured: z.int(),
  opened: z.int(),
  clicked: z.int(),
  /** Recipients who left within a week. */
  left: z.int(),
  /** Orders within a week of a click, by the people who clicked. */
  orders: z.int(),
  ordersInCents: centsSchema,
  links: z.array(shape({ path: z.string(), people: z.int(), times: z.int() })),
});

export const newsletterRow = shape({
  id: idSchema,
  name: z.string(),
  subject: z.string(),
  state: z.enum(NEWSLETTER_STATES),
  sendAt: instantSchema.nullable(),
  sentCount: z.int(),
  clickedCount: z.int(),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type NewsletterRow = z.output<typeof newsletterRow>;

export const newsletterRecord = shape({
  ...newsletterRow.shape,
  preheader: z.string(),
  blocks: z.array(newsletterBlock),
  segment: segmentSchema,
  startedAt: instantSchema.nullable(),
  finishedAt: instantSchema.nullable(),
  figures,
});

export type NewsletterRecord = z.output<typeof newsletterRecord>;
