export { assumedVolume } from './assumed-volume.js';
export { MISS_KIND_WORDS } from './miss-kind-words.js';
export {
  NOTHING_REPLAYED,
  nothingReplayed,
  type OrderSums,
  type PromotionCount,
  type PromotionMeeting,
  type PromotionSide,
  type ReplayState,
  type ReplayUses,
  type WorstSale,
} from './replay-state.js';
export type { ReplayedSale } from './replayed-sale.js';
export type { SaleSums } from './sale-sums.js';
export { SIMULATION_STATES, simulationMachine, type SimulationState } from './simulation-state.js';
export { type Replay, type ReplayTerms, startReplay } from './start-replay.js';
