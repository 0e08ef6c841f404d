import { ownValue } from '@simpletread/domain';
import type { getAudit, getAuditChain, getHistory, listAudit, ReplyOf } from '@simpletread/contract';

export type AuditRow = ReplyOf<typeof listAudit>[number];
export type AuditEntry = ReplyOf<typeof getAudit>;
export type AuditChain = ReplyOf<typeof getAuditChain>;
export type RecordHistory = ReplyOf<typeof getHistory>;

const ACTORS = { staff: 'Staff', customer: 'The customer', guest: 'A guest', system: 'The system' } as const;

/** Returns the actor of an entry, by name where one is known. */
export const actorText = ({
  actorName,
  actorKind,
}: {
  readonly actorName: string | null;
  readonly actorKind: keyof typeof ACTORS;
}): string => actorName ?? ACTORS[actorKind];

const PAGES: Readonly<Record<string, string>> = {
  account: 'accounts',
  accountApplication: 'account-applications',
  installerApplication: 'installer-applications',
  order: 'orders',
  return: 'returns',
  salesRequest: 'sales-requests',
  quote: 'quotes',
  fleet: 'fleets',
  fleetUnit: 'fleet-units',
  shop: 'shops',
  campaign: 'campaigns',
  newsletter: 'newsletters',
  promotion: 'promotions',
  priceList: 'price-lists',
  couponBatch: 'coupon-batches',
  alert: 'alerts',
  approval: 'approvals',
  staff: 'staff',
};

/** Returns the path of the record's page, or null. */
export const recordPath = (subjectType: string, subjectId: string): string | null => {
  const resource = ownValue(PAGES, subjectType);
  return resource === undefined ? null : `/${resource}/${encodeURIComponent(subjectId)}/show`;
};
