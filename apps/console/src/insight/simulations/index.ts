import { lazy } from 'react';

const simulationList = lazy(async () => ({
  default: (await import('./SimulationList.js')).SimulationList,
}));
const simulationPage = lazy(async () => ({
  default: (await import('./SimulationPage.js')).SimulationPage,
}));
const newSimulation = lazy(async () => ({
  default: (await import('./NewSimulationPage.js')).NewSimulationPage,
}));

export const simulations = {
  name: 'simulations',
  list: simulationList,
  show: simulationPage,
  create: newSimulation,
};
