import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type ReplayState, simulationMachine, type SimulationState, stepsOf } from '@simpletread/domain';
import { Repository } from 'typeorm';

import { Database, type Present, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { keptOf, rulesOf } from './kept-rules.js';
import { simulationRunEntity, type SimulationRunRow } from './simulation-run.entity.js';
import type { SimulationRules } from './simulation-inputs.js';
import type { RunningSimulation, Simulation } from './simulation.js';

/** A simulation's columns, in the words of `Simulation`. */
export const SIMULATION_COLUMNS = `
  r.id, r.name, r.state, r.campaign_id AS "campaignId", r.inputs, r.as_of AS "asOf", r.total, r.done,
  r.started_by_name AS "startedByName", r.created_at AS "createdAt", r.finished_at AS "finishedAt"`;

const FIND = `SELECT ${SIMULATION_COLUMNS} FROM simulations.run r WHERE r.id = $1`;
const LOCK = `${FIND} FOR UPDATE`;
const INSERT = `
  INSERT INTO simulations.run (id, name, campaign_id, inputs, rules, as_of, started_by, started_by_name)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const WORK = `
  SELECT id, inputs, rules, total, done, figures FROM simulations.run WHERE id = $1 AND state = 'running'`;

const TAKE_UP = `
  UPDATE simulations.run SET attempts = attempts + 1, updated_at = now() WHERE id = $1 RETURNING attempts`;

const FINISH = `
  UPDATE simulations.run SET state = $3, figures = $2, updated_at = now(), finished_at = now()
  WHERE id = $1 AND state = $4 AND done = total`;

const LEFT = `
  SELECT id FROM simulations.run
  WHERE state IN ('waiting', 'running') AND updated_at < now() - interval '30 seconds' ORDER BY created_at LIMIT 20`;

const DELETE = 'DELETE FROM simulations.run WHERE finished_at < now() - make_interval(days => $1)';

export interface NewSimulation extends Pick<Simulation, 'id' | 'name' | 'campaignId' | 'inputs' | 'asOf'> {
  readonly rules: SimulationRules;
  readonly by: { readonly staffId: string; readonly name: string };
}

type WorkRow = Pick<SimulationRunRow, 'id' | 'inputs' | 'rules' | 'done'> &
  Present<Pick<SimulationRunRow, 'total' | 'figures'>>;

const now = () => 'now()';

/** The only writer of simulations. */
@Injectable()
export class SimulationRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(simulationRunEntity) private readonly runs: Repository<SimulationRunRow>,
  ) {}

  find(id: string, db: SqlRunner = this.database): Promise<Simulation | null> {
    return db.one<Simulation>(FIND, [id]);
  }

  lock(tx: Transaction, id: string): Promise<Simulation | null> {
    return tx.one<Simulation>(LOCK, [id]);
  }

  /** The result of a finished simulation. */
  async result(id: string): Promise<ReplayState | null> {
    const row = await this.runs.findOne({ select: { figures: true }, where: { id, state: 'done' } });
    return row?.figures ?? null;
  }

  /** The rules that price the sales. */
  async rules(tx: Transaction, id: string): Promise<SimulationRules | null> {
    const select = { inputs: true, rules: true };
    const row = await tx.repository(simulationRunEntity).findOne({ select, where: { id } });
    return row === null ? null : rulesOf(row.rules, row.inputs);
  }

  /** A running simulation with the data of its next slice. */
  async work(id: string): Promise<RunningSimulation | null> {
    const row = await this.database.one<WorkRow>(WORK, [id]);
    return row === null ? null : { ...row, rules: rulesOf(row.rules, row.inputs) };
  }

  async insert(
    tx: Transaction,
    { id, name, campaignId, inputs, rules, asOf, by }: NewSimulation,
  ): Promise<void> {
    const kept = [JSON.stringify(inputs), keptOf(rules)];
    await tx.execute(INSERT, [id, name, campaignId, ...kept, asOf, by.staffId, by.name]);
  }

  async begin(
    tx: Transaction,
    id: string,
    state: SimulationState,
    { total, figures }: { readonly total: number; readonly figures: ReplayState },
  ): Promise<void> {
    await tx.repository(simulationRunEntity).update({ id }, { state, total, figures, updated_at: now });
  }

  /** The number of times it has been taken up. */
  async takeUp(tx: Transaction, id: string): Promise<number> {
    return (await tx.one<Pick<SimulationRunRow, 'attempts'>>(TAKE_UP, [id]))?.attempts ?? 0;
  }

  /** False where it is not where it was anymore: then nothing has changed. */
  async keep(id: string, seen: number, done: number, figures: ReplayState): Promise<boolean> {
    // Notices a faster worker or a cancellation.
    const kept = await this.runs.update(
      { id, state: 'running', done: seen },
      { done, figures, updated_at: now },
    );
    return kept.affected === 1;
  }

  async finish(tx: Transaction, id: string, figures: ReplayState): Promise<boolean> {
    for (const { from, to } of stepsOf(simulationMachine, 'finish'))
      if ((await tx.execute(FINISH, [id, JSON.stringify(figures), to, from])) === 1) return true;
    return false;
  }

  async end(tx: Transaction, id: string, state: SimulationState): Promise<void> {
    await tx
      .repository(simulationRunEntity)
      .update({ id }, { state, figures: null, updated_at: now, finished_at: now });
  }

  /** Simulations without a worker. */
  async left(): Promise<string[]> {
    return (await this.database.query<Pick<SimulationRunRow, 'id'>>(LEFT)).map(({ id }) => id);
  }

  /** Simulations that ended this many days ago. */
  async deleteOlderThan(days: number): Promise<void> {
    await this.database.execute(DELETE, [days]);
  }
}
