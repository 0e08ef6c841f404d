import type { Present, Renamed } from '../../platform/database/index.js';
import type { SimulationRules } from './simulation-inputs.js';
import type { SimulationRunRow } from './simulation-run.entity.js';

/** A simulation as it is kept, without its rules. */
export type Simulation = Pick<SimulationRunRow, 'id' | 'name' | 'state' | 'inputs' | 'total' | 'done'> &
  Renamed<
    SimulationRunRow,
    {
      campaignId: 'campaign_id';
      asOf: 'as_of';
      startedByName: 'started_by_name';
      createdAt: 'created_at';
      finishedAt: 'finished_at';
    }
  >;

/** A simulation that a worker continues. */
export type RunningSimulation = Pick<SimulationRunRow, 'id' | 'inputs' | 'done'> &
  Present<Pick<SimulationRunRow, 'total' | 'figures'>> & { readonly rules: SimulationRules };
