import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { fileField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** What cameras of phones make; pages with script send less. */
export const SIDEWALL_PHOTO_BYTES = 6 * 1_048_576;
export const SIDEWALL_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const sidewallChoice = shape({
  /** Canonical, as `225/65R17`. */
  sizeCode: z.string(),
  sizeSlug: z.string(),
  /** Tires on sale in it; 0 where we sell none. */
  tireCount: z.int().min(0),
  /** How far the photo speaks for this size, 0 to 1; all sizes together have 1. */
  confidence: z.number().min(0).max(1),
});

export const readSidewall = endpoint({
  id: 'sidewall.read',
  method: 'POST',
  path: '/sidewall-readings',
  summary:
    'Reads the tire size in a photo of a sidewall: one size when sure, up to three to choose from when not. The photo is not kept.',
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
    /** The likeliest first; empty where no size was found. */
    choices: z.array(sidewallChoice).max(3),
    /** Whether the first choice can be taken without asking. */
    isSure: z.boolean(),
    /** Load index and speed symbol behind the first choice, as `102H` or `125/122S`, where they could be read. */
    serviceDescription: z.string().nullable(),
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
