import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  nothingReplayed,
  ok,
  type PriceDestination,
  type Replay,
  simulationMachine,
  startReplay,
  transition,
} from '@simpletread/domain';

import { ZipDirectory } from '../../delivery/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers, JobQueue } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import type { RawSale } from './raw-sale.js';
import { pricedAt, readSale } from './read-sale.js';
import { SaleRepository } from './sale.repository.js';
import type { RunningSimulation } from './simulation.js';
import { SimulationRepository } from './simulation.repository.js';

const JOB = 'simulations.run';
const SWEEP_MS = 30_000;
const SLICE = 100;
const MOST_ATTEMPTS = 10;
const PPM_PER_PERCENT = 10_000;

/** Prices are computed in the process that serves shoppers, so each slice of work is followed by an equal pause. */
const WORK_MS = 10;

interface RunOptions {
  /** Sales between two moments at which it can be broken off. */
  readonly sliceSize?: number;
  /** True if another worker should continue. */
  readonly isEnough?: (done: number) => boolean;
}

const replayOf = ({ rules, inputs, figures }: RunningSimulation): Replay =>
  startReplay({ ...rules, floorPpm: Math.round(inputs.floorPercent * PPM_PER_PERCENT) }, figures);

/** Replays the sales of simulations, slice by slice; what is kept after each can be taken up by any other worker. */
@Injectable()
export class RunSimulation implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly work: UnitOfWork,
    private readonly simulations: SimulationRepository,
    private readonly sales: SaleRepository,
    private readonly zips: ZipDirectory,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register<{ id: string }>({ job: JOB, run: ({ id }) => this.run(id) });
    this.handlers.every(SWEEP_MS, { job: 'simulations.take-up', run: () => this.takeUpLeft() });
  }

  /** Queues a run. The sweep finds it if its job is lost. */
  async start(id: string): Promise<void> {
    try {
      await this.queue.add(JOB, { id });
    } catch (error) {
      this.log.warn({ err: error, simulationId: id }, 'a simulation waits for the sweep');
    }
  }

  /** Goes on with a simulation from where it is until it is over. */
  async run(id: string, { sliceSize = SLICE, isEnough = () => false }: RunOptions = {}): Promise<void> {
    if (!(await this.begin(id))) return;
    const running = await this.simulations.work(id);
    if (running === null) return;
    const replay = replayOf(running);
    let { done } = running;
    while (done < running.total) {
      if (isEnough(done)) return;
      const sales = await this.sales.some(id, done, sliceSize);
      await this.price(replay, sales);
      const seen = done;
      done = Math.min(running.total, done + sliceSize);
      if (!(await this.simulations.keep(id, seen, done, replay.state()))) return;
    }
    await this.finish(id, replay);
  }

  /** True if there is something to run. The first worker gathers the sales. */
  private async begin(id: string): Promise<boolean> {
    const begun = await this.work.run(async (tx) => {
      const simulation = await this.simulations.lock(tx, id);
      if (simulation === null) return ok(false);
      const givenUp = transition(simulationMachine, simulation.state, 'giveUp');
      if (!givenUp.ok) return ok(false);
      if ((await this.simulations.takeUp(tx, id)) > MOST_ATTEMPTS) {
        await this.simulations.end(tx, id, givenUp.value);
        await this.sales.forget(tx, id);
        return ok(false);
      }
      const running = transition(simulationMachine, simulation.state, 'begin');
      if (!running.ok) return ok(true);
      const { inputs, asOf } = simulation;
      const period = { from: new Date(inputs.from), to: new Date(inputs.to), asOf };
      const rules = await this.simulations.rules(tx, id);
      if (rules === null) return ok(false);
      const total = await this.sales.gather(tx, id, period);
      await this.simulations.begin(tx, id, running.value, {
        total,
        figures: nothingReplayed(rules.used, rules.draft),
      });
      return ok(true);
    });
    return begun.value;
  }

  private async price(replay: Replay, sales: readonly RawSale[]): Promise<void> {
    const taxedSince = await this.zips.lastTaxChange();
    let since = performance.now();
    for (const raw of sales) {
      const sale = readSale(raw, await this.destinationOf(raw, taxedSince));
      if (sale !== null) replay.add(sale);
      if (performance.now() - since < WORK_MS) continue;
      await pause(WORK_MS);
      since = performance.now();
    }
  }

  /** With the tax and fee of the sale's moment; those since the last change are known without asking. */
  private destinationOf(raw: RawSale, taxedSince: Date | null): Promise<PriceDestination | null> | null {
    if (raw.zip === null) return null;
    const at = pricedAt(raw);
    return taxedSince === null || at >= taxedSince
      ? this.zips.destinationOf(raw.zip)
      : this.zips.destinationAt(raw.zip, at);
  }

  /** Use counts and sales are no longer needed. */
  private async finish(id: string, replay: Replay): Promise<void> {
    const figures = { ...replay.state(), uses: { before: {}, after: {} } };
    await this.work.run(async (tx) => {
      if (await this.simulations.finish(tx, id, figures)) await this.sales.forget(tx, id);
      return ok(undefined);
    });
  }

  /** Resumes runs that a dead worker left. */
  async takeUpLeft(): Promise<void> {
    for (const id of await this.simulations.left()) await this.start(id);
  }
}
