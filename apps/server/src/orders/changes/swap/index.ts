export { FindSwap, type Swap } from './find-swap.js';
export { GiveSwapLink } from './give-swap-link.js';
export { ReplaceOrder, type ReplacedOrder } from './replace-order.js';
export { SwapTokens } from './swap-tokens.js';
