import { Injectable } from '@nestjs/common';
import type { SimulationRecord, SimulationRow } from '@simpletread/contract';
import { may, ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { resultView } from './result-view.js';
import type { Simulation } from './simulation.js';
import { SimulationRepository } from './simulation.repository.js';

export const simulationRowOf = ({ inputs, createdAt, finishedAt, ...row }: Simulation): SimulationRow => ({
  id: row.id,
  name: row.name,
  state: row.state,
  fromDay: inputs.fromDay,
  toDay: inputs.toDay,
  campaignId: row.campaignId,
  campaignName: inputs.campaignName,
  total: row.total,
  done: row.done,
  startedByName: row.startedByName,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** Shows a simulation and what came of it. */
@Injectable()
export class ShowSimulation {
  constructor(private readonly simulations: SimulationRepository) {}

  async run(id: string, viewer: StaffPrincipal): Promise<Result<SimulationRecord, 'record.missing'>> {
    const simulation = await this.simulations.find(id);
    if (simulation === null) return refuse('record.missing');
    const { inputs, asOf } = simulation;
    const figures = simulation.state === 'done' ? await this.simulations.result(id) : null;
    return ok({
      ...simulationRowOf(simulation),
      asOf: asOf.toISOString(),
      promotions: [...inputs.promotions],
      priceLists: [...inputs.priceLists],
      floorPercent: inputs.floorPercent,
      volumePercent: inputs.volumePercent,
      result: figures === null ? null : resultView(figures, inputs, may(viewer, 'margins.read')),
    });
  }
}
