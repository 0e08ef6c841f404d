import { cancelSimulation, type startSimulation } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type SimulationInput = BodyOf<typeof startSimulation>;

/** Simulations, beyond lists and records. */
export const simulationCalls = {
  cancelSimulation: (id: string, idempotencyKey: string) =>
    client.call(cancelSimulation, { params: { id } }, { idempotencyKey }),
};

export const useSimulationCalls = () => useCalls(simulationCalls);
