import { z } from 'zod';

import { shape } from '../shape/index.js';

const dayHours = shape({ open: z.string(), close: z.string() }).nullable();

export const openingHours = shape({
  mon: dayHours,
  tue: dayHours,
  wed: dayHours,
  thu: dayHours,
  fri: dayHours,
  sat: dayHours,
  sun: dayHours,
});
