'use client';

import { CART, onValueChange, readValue } from '../../../shell/stored-values';

/** Calls `tell` with the number of tires whenever another tab changes the cart, until the returned function is called. */
export const followQuantity = (tell: (quantity: number) => void): (() => void) =>
  onValueChange(CART, () => tell(readValue(CART)?.quantity ?? 0));
