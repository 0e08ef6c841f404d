import type { FoundKind } from '@simpletread/domain';

import type { ResourceName } from '../../shell/auth/index.js';

const RESOURCES: Readonly<Record<FoundKind, ResourceName>> = {
  customer: 'customers',
  order: 'orders',
  return: 'returns',
  priceClaim: 'price-claims',
  coverageClaim: 'coverage-claims',
  review: 'reviews',
  case: 'cases',
  account: 'accounts',
  salesRequest: 'sales-requests',
  quote: 'quotes',
  fleet: 'fleets',
  fleetUnit: 'fleet-units',
  tire: 'tires',
  productLine: 'product-lines',
  shop: 'shops',
  installerApplication: 'installer-applications',
  campaign: 'campaigns',
};

const KINDS = new Map(Object.entries(RESOURCES).map(([kind, name]) => [name as string, kind as FoundKind]));

export interface FoundRecord {
  readonly kind: FoundKind;
  readonly id: string;
}

/** The page of a found record. */
export const foundPath = ({ kind, id }: FoundRecord): string => `/${RESOURCES[kind]}/${id}/show`;

/** The record whose page `path` is; null for lists and pages of other kinds. */
export const recordAt = (path: string): FoundRecord | null => {
  const [, resource = '', id = '', page, ...more] = path.split('/');
  const kind = KINDS.get(resource);
  return kind === undefined || page !== 'show' || more.length > 0 ? null : { kind, id };
};
