export { FindSwap, type Swap } from './find-swap.js';
export { ReplaceOrder, type ReplacedOrder } from './replace-order.js';
export { SwapTokens, type SwapGiver } from './swap-tokens.js';
