import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const zipReply = shape({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  isContiguous: z.boolean(),
  isMilitary: z.boolean(),
});

const degrees = (most: number) => z.number().min(-most).max(most);

export const findNearestZip = endpoint({
  id: 'locations.nearest',
  method: 'POST',
  path: '/locations/nearest',
  summary: 'The ZIP code around a position; sent in the body to keep it out of logs.',
  access: publicAccess,
  body: shape({ latitude: degrees(90), longitude: degrees(180) }),
  reply: zipReply,
  faults: ['contact.zipInvalid'],
});

export const getZip = endpoint({
  id: 'locations.zip',
  method: 'GET',
  path: '/locations/{zip}',
  summary: 'A ZIP code’s place, and whether tires ship there.',
  access: publicAccess,
  params: shape({ zip: zipField }),
  reply: zipReply,
  cacheSeconds: 86_400,
  faults: ['contact.zipInvalid'],
});
