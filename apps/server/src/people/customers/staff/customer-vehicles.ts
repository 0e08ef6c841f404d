import type { Customer } from '@simpletread/contract';

import type { TheirOrder } from './customer-orders.reader.js';

type Vehicle = NonNullable<Customer['vehicles']>[number];

const labelOf = ({ vehicle }: TheirOrder): string =>
  vehicle === null ? '' : `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`.trim();

/** The vehicles of the garage, then those that tires were bought for; each once. */
export const vehiclesOf = (
  garage: readonly { readonly label: string; readonly sizes: string[] }[],
  orders: readonly TheirOrder[],
): Vehicle[] => {
  const vehicles = new Map<string, Vehicle>();
  for (const { label, sizes } of garage)
    vehicles.set(label.trim(), { label: label.trim(), sizes, isInGarage: true, lastOrderedAt: null });
  for (const order of orders) {
    const label = labelOf(order);
    if (label === '') continue;
    const known = vehicles.get(label);
    vehicles.set(label, {
      label,
      sizes: known === undefined || known.sizes.length === 0 ? order.sizes : known.sizes,
      isInGarage: known?.isInGarage ?? false,
      lastOrderedAt: known?.lastOrderedAt ?? order.placed_at.toISOString(),
    });
  }
  return [...vehicles.values()];
};
