import { roughDistance } from '../../../delivery/places/distance.js';
import type { StockBook } from '../../../catalogue/stock/stock-book.js';
import { WAREHOUSES } from '../../../catalogue/stock/warehouses.js';

/** Returns the nearest warehouse with `quantity` of a tire, null if there is none. */
export const nearestWithStock = (
  stock: StockBook,
  tireId: string,
  quantity: number,
  destination: { readonly lat: number; readonly lng: number },
): string | null => {
  const [nearest] = WAREHOUSES.filter(({ code }) => stock.available(tireId, code) >= quantity).sort(
    (a, b) => roughDistance(a, destination) - roughDistance(b, destination),
  );
  return nearest?.code ?? null;
};
