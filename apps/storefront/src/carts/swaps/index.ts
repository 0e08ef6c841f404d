export { readSwap, readSwapOffers, swapWish } from './read-swap';
export { SwapPageView } from './SwapPageView';
