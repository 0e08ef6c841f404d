import { z } from 'zod';

import { cartAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const checkDevice = endpoint({
  id: 'checkout.device',
  method: 'POST',
  path: '/checkout/device',
  summary: 'Tells whoever looks for fraud which browser is about to pay; null where nobody does.',
  access: cartAccess,
  body: shape({
    /** As an earlier reply gave it. One that we did not make is as none. */
    deviceToken: z.string().max(200).nullable(),
  }),
  reply: shape({ deviceToken: z.string().nullable() }),
  faults: ['record.missing'],
});
