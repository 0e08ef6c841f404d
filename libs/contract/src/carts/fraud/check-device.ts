import { z } from 'zod';

import { cartAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const checkDevice = endpoint({
  id: 'checkout.device',
  method: 'POST',
  path: '/checkout/device',
  summary: 'Reports the browser that is about to pay to the fraud check; null if there is none.',
  access: cartAccess,
  body: shape({
    /** From an earlier reply. A token we didn't issue counts as none. */
    deviceToken: z.string().max(200).nullable(),
  }),
  reply: shape({ deviceToken: z.string().nullable() }),
  faults: ['record.missing'],
});
