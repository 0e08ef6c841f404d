import type { MissingSizeRow as ListedRow } from '@simpletread/contract';

import type { MissingSizeRow } from '../missing-size.entity.js';

export const missingSizeOf = (row: MissingSizeRow): ListedRow => ({
  id: row.id,
  year: row.year,
  make: row.make,
  model: row.model,
  visitors: row.visitors,
  firstAskedOn: row.first_asked_on,
  lastAskedOn: row.last_asked_on,
  isDismissed: row.dismissed_at !== null,
});
