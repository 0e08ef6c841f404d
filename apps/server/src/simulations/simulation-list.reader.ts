import { Injectable } from '@nestjs/common';
import type { HandlerInput, ListPage, listSimulations, SimulationRow } from '@simpletread/contract';

import { type Condition, containing, Database, when, whereAll, withIds } from '../platform/database/index.js';
import { simulationRowOf } from './show-simulation.js';
import type { Simulation } from './simulation.js';
import { SIMULATION_COLUMNS } from './simulation.repository.js';

type Query = HandlerInput<typeof listSimulations>['query'];

const ORDER_BY = { name: 'lower(r.name)', createdAt: 'r.created_at', id: 'r.id' } as const;

const statementsOf = ({ sql, params }: Condition, [column, direction]: NonNullable<Query['sort']>) => {
  const order = ['ORDER BY', ORDER_BY[column], direction, ', r.id', direction].join(' ');
  const limits = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  return {
    rows: ['SELECT', SIMULATION_COLUMNS, 'FROM simulations.run r WHERE', sql, order, limits].join(' '),
    count: ['SELECT count(*)::int AS total FROM simulations.run r WHERE', sql].join(' '),
  };
};

/** Simulations in the console's list. */
@Injectable()
export class SimulationListReader {
  constructor(private readonly database: Database) {}

  async page({
    filter = {},
    sort = ['createdAt', 'DESC'],
    range: [from, to],
  }: Query): Promise<ListPage<SimulationRow>> {
    const where = whereAll([
      ...withIds('r.id', filter.id),
      ...when(filter.q, 'r.name ILIKE ?', (q) => [containing(q)]),
      ...when(filter.state, 'r.state = ?', (state) => [state]),
      ...when(filter.campaignId, 'r.campaign_id = ?', (id) => [id]),
    ]);
    const { rows, count } = statementsOf(where, sort);
    const [page, counted] = await Promise.all([
      this.database.query<Simulation>(rows, [...where.params, to - from + 1, from]),
      this.database.one<{ total: number }>(count, where.params),
    ]);
    return { items: page.map(simulationRowOf), total: counted?.total ?? 0 };
  }
}
