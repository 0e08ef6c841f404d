import { Injectable } from '@nestjs/common';
import type { HandlerInput, ListPage, listSimulations, SimulationRow } from '@simpletread/contract';

import { containing, when, withIds } from '../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../platform/lists/index.js';
import { simulationRowOf } from './show-simulation.js';
import type { Simulation } from './simulation.js';
import { SIMULATION_COLUMNS } from './simulation.repository.js';

type Query = HandlerInput<typeof listSimulations>['query'];

type Column = NonNullable<Query['sort']>[0];

const SIMULATIONS: ListStatement<Column> = {
  columns: SIMULATION_COLUMNS,
  details: 'simulations.run r',
  from: 'simulations.run r',
  key: 'r.id',
  orderBy: { name: { by: 'lower(r.name)' }, createdAt: { by: 'r.created_at' }, id: { by: 'r.id' } },
};

/** Simulations in the console's list. */
@Injectable()
export class SimulationListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['createdAt', 'DESC'], range }: Query): Promise<ListPage<SimulationRow>> {
    const { rows, total } = await this.lists.page<Simulation, Column>(SIMULATIONS, {
      where: [
        ...withIds('r.id', filter.id),
        ...when(filter.q, 'r.name ILIKE ?', (q) => [containing(q)]),
        ...when(filter.state, 'r.state = ?', (state) => [state]),
        ...when(filter.campaignId, 'r.campaign_id = ?', (id) => [id]),
      ],
      sort,
      range,
    });
    return { items: rows.map(simulationRowOf), total };
  }
}
