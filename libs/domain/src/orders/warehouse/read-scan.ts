import { type OrderNumber, parseOrderNumber } from '../../ids/index.js';

/** A code that people at a warehouse scan or type. */
export type Scanned =
  | { readonly kind: 'tire'; readonly itemNumber: number }
  | { readonly kind: 'order'; readonly orderNumber: OrderNumber }
  | { readonly kind: 'return'; readonly returnNumber: number }
  | { readonly kind: 'tracking'; readonly trackingNumber: string }
  | { readonly kind: 'unknown' };

const ITEM = /^\d{1,9}$/;
// Without its hyphen a longer one could be an order's number.
const RETURN = /^RT(?:-(\d{1,9})|(\d{1,7}))(?:-\d{1,3})?$/i;
const TRACKING = /^\d{11,22}$/;

/**
 * Reads a scanned code: a tire's item number, an order's number, a return's number as its labels have it (`RT-20001-1`), or a carrier's
 * tracking number. The kinds can't be confused: they differ by length or prefix.
 */
export const readScan = (text: string): Scanned => {
  const code = text.trim();
  if (ITEM.test(code))
    return Number(code) === 0 ? { kind: 'unknown' } : { kind: 'tire', itemNumber: Number(code) };
  if (TRACKING.test(code)) return { kind: 'tracking', trackingNumber: code };
  const [, hyphened, returned = hyphened] = RETURN.exec(code) ?? [];
  if (returned !== undefined) return { kind: 'return', returnNumber: Number(returned) };
  const order = parseOrderNumber(code);
  return order.ok ? { kind: 'order', orderNumber: order.value } : { kind: 'unknown' };
};
