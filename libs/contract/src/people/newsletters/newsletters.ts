import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const followNewsletterLink = endpoint({
  id: 'newsletters.follow',
  method: 'POST',
  path: '/newsletters/clicks',
  summary: 'Counts a click on a link of a newsletter and returns the page of the shop that it leads to.',
  access: publicAccess,
  body: shape({ token: z.string().max(400) }),
  reply: shape({ path: z.string() }),
  faults: ['record.missing'],
});

export const noteNewsletterOpened = endpoint({
  id: 'newsletters.noteOpened',
  method: 'POST',
  path: '/newsletters/openings',
  summary:
    'Notes that a newsletter was opened, for recipients who agreed to that. Anything else changes nothing.',
  access: publicAccess,
  body: shape({ token: z.string().max(120) }),
  reply: shape({ isTaken: z.literal(true) }),
  faults: [],
});
