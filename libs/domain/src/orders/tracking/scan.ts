/** The kinds of scans that carriers report of a parcel, in their usual order. */
export const SCAN_KINDS = [
  'labeled',
  'pickedUp',
  'arrived',
  'departed',
  'outForDelivery',
  'delayed',
  'delivered',
] as const;
export type ScanKind = (typeof SCAN_KINDS)[number];

/** One report of a carrier; `place` is a city and state, null where the carrier names none. */
export interface Scan {
  readonly kind: ScanKind;
  readonly at: Date;
  readonly place: string | null;
}

const sameReport = (a: Scan, b: Scan): boolean => a.kind === b.kind && a.at.getTime() === b.at.getTime();

const placeOf = (scan: Scan, scans: readonly Scan[]): string | null =>
  scans.find((other) => other.place !== null && sameReport(other, scan))?.place ?? null;

/** Of two scans at the same time the one further on its way is later. */
const inTime = (a: Scan, b: Scan): number =>
  a.at.getTime() - b.at.getTime() || SCAN_KINDS.indexOf(a.kind) - SCAN_KINDS.indexOf(b.kind);

/**
 * Returns a carrier's scans oldest first, each once: carriers report late, twice and out of order, and may name the place only later.
 * Scans after `now` are left out, as nothing has happened that is still to come.
 */
export const tidyScans = (scans: readonly Scan[], now: Date): readonly Scan[] =>
  scans
    .filter(({ at }) => at <= now)
    .filter((scan, index, all) => all.findIndex((other) => sameReport(other, scan)) === index)
    .map((scan) => ({ ...scan, place: scan.place ?? placeOf(scan, scans) }))
    .sort(inTime);

export interface Journey {
  readonly pickedUpAt: Date | null;
  readonly deliveredAt: Date | null;
}

/**
 * Returns when a parcel was picked up and delivered, by its tidy scans: each by its earliest one. A parcel seen anywhere on its way was
 * picked up, even if that scan is missing; a delay may come before it.
 */
export const journeyOf = (scans: readonly Scan[]): Journey => {
  const first = (isIt: (scan: Scan) => boolean): Date | null => scans.find(isIt)?.at ?? null;
  return {
    pickedUpAt:
      first(({ kind }) => kind === 'pickedUp') ??
      first(({ kind }) => kind !== 'labeled' && kind !== 'delayed'),
    deliveredAt: first(({ kind }) => kind === 'delivered'),
  };
};
