import type { LatLng, PriceDestination } from '@simpletread/domain';

/** The place that a ZIP code names, and what its state charges. */
export interface ZipPlace {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  /** Null for military ZIP codes and a few without coordinates. */
  readonly position: LatLng | null;
  /** Inside the 48 adjoining states and the District of Columbia: where tires are shipped free. */
  readonly isContiguous: boolean;
  readonly isMilitary: boolean;
  /** Null for territories and military ZIP codes, where we do not sell. */
  readonly destination: PriceDestination | null;
}
