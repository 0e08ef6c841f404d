import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, instantSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { momentField, windowHolds } from '../../../pricing/index.js';

const MOST_PICKS = 200;

const ourPicks = shape({
  version: versionSchema,
  /** In order. */
  picks: z.array(
    shape({
      lineId: idSchema,
      label: z.string(),
      categoryName: z.string(),
      scoreOverall: z.number().nullable(),
      startsAt: instantSchema.nullable(),
      endsAt: instantSchema.nullable(),
      /** True if it is a current pick. */
      isOn: z.boolean(),
    }),
  ),
});

export type OurPicksReply = z.output<typeof ourPicks>;

export const getOurPicks = endpoint({
  id: 'admin.ourPicks.get',
  method: 'GET',
  path: '/admin/our-picks',
  summary: 'Our picks among the product lines, in order.',
  access: staffAccess('products.read'),
  reply: ourPicks,
  faults: [],
});

export const saveOurPicks = endpoint({
  id: 'admin.ourPicks.save',
  method: 'PUT',
  path: '/admin/our-picks',
  summary: 'Replaces our picks: lines, order and dates.',
  access: staffAccess('catalogue.change'),
  body: shape({
    version: versionSchema,
    picks: z
      .array(shape({ lineId: idSchema, startsAt: momentField, endsAt: momentField }).superRefine(windowHolds))
      .max(MOST_PICKS)
      .refine((picks) => new Set(picks.map(({ lineId }) => lineId)).size === picks.length, {
        message: 'names a line twice',
      }),
  }),
  reply: ourPicks,
  isIdempotent: true,
  faults: ['record.stale', 'record.missing'],
});
