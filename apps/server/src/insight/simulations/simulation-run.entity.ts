import { type ReplayState, SIMULATION_STATES } from '@simpletread/domain';

import {
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';
import type { KeptRules } from './kept-rules.js';
import type { SimulationInputs } from './simulation-inputs.js';

const columns = {
  id: primary(uuid()),
  name: text(),
  state: withDefault(text(...SIMULATION_STATES), "'waiting'::text"),
  campaign_id: nullable(uuid()),
  inputs: jsonb<SimulationInputs>(),
  rules: jsonb<KeptRules>(),
  as_of: timestamptz(),
  total: nullable(integer()),
  done: withDefault(integer(), '0'),
  figures: nullable(jsonb<ReplayState>()),
  attempts: withDefault(integer(), '0'),
  started_by: uuid(),
  started_by_name: text(),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
  finished_at: nullable(timestamptz()),
};

/** A row of `simulations.run`. */
export type SimulationRunRow = RowOf<typeof columns>;

export const simulationRunEntity = entityOf('simulations.run', columns);
