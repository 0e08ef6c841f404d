import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result, simulationMachine, transition } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { SaleRepository } from './sale.repository.js';
import { SimulationRepository } from './simulation.repository.js';

/** Ends a simulation that is under way. Its worker notices before it keeps anything more; half a result is none. */
@Injectable()
export class CancelSimulation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly simulations: SimulationRepository,
    private readonly sales: SaleRepository,
    private readonly audit: Audit,
  ) {}

  run(id: string, { staff, requestId }: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const simulation = await this.simulations.lock(tx, id);
      if (simulation === null) return refuse('record.missing');
      const { state } = simulation;
      const next = transition(simulationMachine, state, 'cancel');
      if (!next.ok) return refuse('simulation.over');
      await this.simulations.end(tx, id, next.value);
      await this.sales.forget(tx, id);
      await this.audit.recordStaff(
        tx,
        {
          action: 'simulation.cancel',
          subjectType: 'simulation',
          subjectId: id,
          before: { state },
          after: { state: next.value },
        },
        { staff, requestId },
      );
      return ok(id);
    });
  }
}
