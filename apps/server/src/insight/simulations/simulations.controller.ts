import { Controller } from '@nestjs/common';
import {
  cancelSimulation,
  getSimulation,
  type HandlerInput,
  listSimulations,
  type SimulationRecord,
  startSimulation,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../platform/http/index.js';
import { CancelSimulation } from './cancel-simulation.js';
import { ShowSimulation } from './show-simulation.js';
import { SimulationListReader } from './simulation-list.reader.js';
import { StartSimulation } from './start-simulation.js';

@Controller()
export class SimulationsController {
  constructor(
    private readonly lists: SimulationListReader,
    private readonly show: ShowSimulation,
    private readonly starts: StartSimulation,
    private readonly cancels: CancelSimulation,
  ) {}

  @Bind(listSimulations)
  async list(@Input() { query }: HandlerInput<typeof listSimulations>) {
    return ok(await this.lists.page(query));
  }

  @Bind(getSimulation)
  get(@Input() { params }: HandlerInput<typeof getSimulation>, @Staff() staff: StaffPrincipal) {
    return this.show.run(params.id, staff);
  }

  @Bind(startSimulation)
  async start(
    @Input() { body }: HandlerInput<typeof startSimulation>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.starts.start(body, { staff, requestId }), staff);
  }

  @Bind(cancelSimulation)
  async cancel(
    @Input() { params }: HandlerInput<typeof cancelSimulation>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.cancels.run(params.id, { staff, requestId }), staff);
  }

  private shown(done: Result<string>, staff: StaffPrincipal): Promise<Result<SimulationRecord>> {
    return done.ok ? this.show.run(done.value, staff) : Promise.resolve(done);
  }
}
