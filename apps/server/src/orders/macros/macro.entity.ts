import type { Macro } from '@simpletread/contract';

import {
  entityOf,
  integer,
  jsonb,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  name: text(),
  steps: jsonb<Macro['steps']>(),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `orders.macro`. */
export type MacroRow = RowOf<typeof columns>;

export const macroEntity = entityOf('orders.macro', columns);
