import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const getFigures = endpoint({
  id: 'catalogue.figures',
  method: 'GET',
  path: '/figures',
  summary:
    'The shop in figures, for texts that name them: brands with tires on sale, and partner shops that take work.',
  access: publicAccess,
  reply: shape({ brands: z.int(), shops: z.int() }),
  cacheSeconds: 600,
  faults: [],
});
