import { type CallInput, cancelSimulation, startSimulation } from '@simpletread/contract';

import { client } from '../api/client.js';

export type SimulationInput = CallInput<typeof startSimulation>['body'];

/** Simulations, beyond lists and records. */
export const simulationCalls = {
  startSimulation: (body: SimulationInput, idempotencyKey: string) =>
    client.call(startSimulation, { body }, { idempotencyKey }),
  cancelSimulation: (id: string, idempotencyKey: string) =>
    client.call(cancelSimulation, { params: { id } }, { idempotencyKey }),
};
