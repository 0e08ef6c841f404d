import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { CHANNELS } from '../../platform/request-context/index.js';
import { shape } from '../../platform/shape/index.js';

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
