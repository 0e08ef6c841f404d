import { PHOTO_PROBLEMS } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { fileField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The size of phone photos; pages with script send less. */
export const SIDEWALL_PHOTO_BYTES = 6 * 1_048_576;
export const SIDEWALL_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const sidewallChoice = shape({
  /** Canonical, as `225/65R17`. */
  sizeCode: z.string(),
  sizeSlug: z.string(),
  /** Tires on sale in it; 0 if we sell none. */
  tireCount: z.int().min(0),
  /** The photo's match with this size, 0 to 1; all sizes sum to 1. */
  confidence: z.number().min(0).max(1),
});

export const readSidewall = endpoint({
  id: 'sidewall.read',
  method: 'POST',
  path: '/sidewall-readings',
  summary:
    'Reads the tire size in a sidewall photo: one size if certain, otherwise up to three to choose from. The photo is not kept.',
  access: publicAccess,
  bodyFormat: 'form',
  mostFileBytes: SIDEWALL_PHOTO_BYTES,
  body: shape({
    photo: fileField({
      maxBytes: SIDEWALL_PHOTO_BYTES,
      mediaTypes: SIDEWALL_PHOTO_TYPES,
      faults: {
        missing: 'sidewall.photoMissing',
        tooLarge: 'sidewall.photoTooLarge',
        wrongType: 'sidewall.photoType',
      },
    }),
  }),
  reply: shape({
    /** Likeliest first; empty if no size was found. */
    choices: z.array(sidewallChoice).max(3),
    /** True if the first choice needs no confirmation. */
    isSure: z.boolean(),
    /** Load index and speed symbol of the first choice, as `102H` or `125/122S`, if readable. */
    serviceDescription: z.string().nullable(),
    /** The fault that kept the photo from being read, if no size is certain and the fault is known. */
    problem: z.enum(PHOTO_PROBLEMS).nullable(),
  }),
  faults: [
    'sidewall.photoMissing',
    'sidewall.photoTooLarge',
    'sidewall.photoType',
    'sidewall.photoUnreadable',
    'sidewall.busy',
    'request.rateLimited',
  ],
});

export type SidewallReading = z.output<typeof readSidewall.reply>;
export type SidewallChoice = SidewallReading['choices'][number];
