'use client';

/** One entry of a tag manager's data layer. */
export type DataLayerEntry = Readonly<Record<string, string | number | null>>;

declare global {
  interface Window {
    /** A tag manager, if allowed, finds events here. We load none ourselves. */
    dataLayer?: DataLayerEntry[];
  }
}

const MOST_ENTRIES = 500;

/** Returns `Order Completed` as `order_completed`, `totalInCents` as `total_in_cents`. */
export const snakeCase = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(' ', '_')
    .toLowerCase();

/** Adds to the data layer; the oldest entries of a long visit are dropped. */
export const pushToDataLayer = (name: string, values: DataLayerEntry): void => {
  const layer = (window.dataLayer ??= []);
  const entries = Object.entries(values).map(([key, value]) => [snakeCase(key), value]);
  layer.push({ event: snakeCase(name), ...(Object.fromEntries(entries) as DataLayerEntry) });
  if (layer.length > MOST_ENTRIES) layer.shift();
};
