export { FindSwap, ReplaceOrder, type ReplacedOrder, type Swap } from './swap/index.js';
export { ChangesModule } from './changes.module.js';
