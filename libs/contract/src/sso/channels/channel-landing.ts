import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { CHANNELS } from '../../platform/request-context/index.js';
import { shape } from '../../platform/shape/index.js';

export const landFromChannel = endpoint({
  id: 'channels.land',
  method: 'POST',
  path: '/channels/landings',
  summary: 'The content of a partner’s signed proof (x-authorization) about a visitor.',
  access: publicAccess,
  reply: shape({
    channel: z.enum(CHANNELS),
    /** The owner of the signing key. */
    source: z.string(),
    exchangeCustomerId: z.string().nullable(),
    /** The partner's address for the order; https. */
    checkoutUrl: z.url().nullable(),
  }),
  faults: ['channel.proofRefused'],
});
