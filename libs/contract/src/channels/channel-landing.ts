import { z } from 'zod';

import { publicAccess } from '../access.js';
import { endpoint } from '../endpoint.js';
import { CHANNELS } from '../request-context.js';
import { shape } from '../schema/index.js';

export const landFromChannel = endpoint({
  id: 'channels.land',
  method: 'POST',
  path: '/channels/landings',
  summary: 'What a partner’s signed proof (x-authorization) says of a visitor whom the partner sends.',
  access: publicAccess,
  reply: shape({
    channel: z.enum(CHANNELS),
    /** Whose key signed it. */
    source: z.string(),
    exchangeCustomerId: z.string().nullable(),
    /** Where the partner takes the order; https. */
    checkoutUrl: z.url().nullable(),
  }),
  faults: ['channel.proofRefused'],
});
