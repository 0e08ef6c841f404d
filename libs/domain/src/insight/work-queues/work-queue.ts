import { may, type PermissionHolder, type StaffPermission } from '../../sso/index.js';

/** The desks of the console, which group its menu and its queues. */
export const DESKS = ['Support', 'Sales', 'Store', 'Catalog', 'Shops', 'Warehouse', 'Admin'] as const;

export type Desk = (typeof DESKS)[number];

interface QueueRow {
  readonly label: string;
  readonly desk: Desk;
  /** All of them; the first opens the list. */
  readonly needs: readonly [StaffPermission, ...StaffPermission[]];
  /** The console's list and the filter that shows exactly what the queue counts. */
  readonly list: string;
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** The list's column by which the next one comes first. */
  readonly next: string;
  /**
   * `promise`: must be done by a time. `waiting`: waits for a person, the oldest first. `running`: runs by itself until a time; nobody
   * has to take it.
   */
  readonly kind: 'promise' | 'waiting' | 'running';
  /** True if `list` is a page of the warehouse desk: it has no filter, and opens a record by a scan. */
  readonly isDesk?: true;
}

const QUEUES = {
  cancelWindows: {
    label: 'Cancel windows open',
    desk: 'Support',
    needs: ['orders.read', 'orders.cancel'],
    list: 'orders',
    filter: { isCancelOpen: true },
    next: 'cancelClosesAt',
    kind: 'running',
  },
  returnsToAnswer: {
    label: 'Returns to answer',
    desk: 'Support',
    needs: ['returns.read', 'returns.handle'],
    list: 'returns',
    filter: { waitsFor: 'answer' },
    next: 'dueAt',
    kind: 'promise',
  },
  refundsDue: {
    label: 'Refunds after receipt',
    desk: 'Support',
    needs: ['returns.read', 'returns.handle'],
    list: 'returns',
    filter: { waitsFor: 'refund' },
    next: 'dueAt',
    kind: 'promise',
  },
  priceClaimsToAnswer: {
    label: 'Price claims to answer',
    desk: 'Support',
    needs: ['claims.read', 'claims.handle'],
    list: 'price-claims',
    filter: { state: 'requested' },
    next: 'dueAt',
    kind: 'promise',
  },
  coverageClaimsToAnswer: {
    label: 'Coverage claims to answer',
    desk: 'Support',
    needs: ['claims.read', 'claims.handle'],
    list: 'coverage-claims',
    filter: { isOurTurn: true },
    next: 'dueAt',
    kind: 'promise',
  },
  reviewsToRead: {
    label: 'Reviews to moderate',
    desk: 'Support',
    needs: ['reviews.read', 'reviews.moderate'],
    list: 'reviews',
    filter: { isOurTurn: true },
    next: 'dueAt',
    kind: 'promise',
  },
  casesToAnswer: {
    label: 'Cases to answer',
    desk: 'Support',
    needs: ['cases.read', 'cases.handle'],
    list: 'cases',
    filter: { isOurTurn: true },
    next: 'answerDueAt',
    kind: 'promise',
  },
  approvalsToDecide: {
    label: 'Requests to approve',
    desk: 'Support',
    needs: ['approvals.read', 'approvals.decide'],
    list: 'approvals',
    filter: { canDecide: true },
    next: 'expiresAt',
    kind: 'promise',
  },
  failedRefunds: {
    label: 'Orders with failed refunds',
    desk: 'Support',
    needs: ['orders.read', 'orders.cancel'],
    list: 'orders',
    filter: { isRefundFailed: true },
    next: 'placedAt',
    kind: 'waiting',
  },
  heldOrders: {
    label: 'Orders on hold',
    desk: 'Support',
    needs: ['orders.read', 'orders.hold'],
    list: 'orders',
    filter: { isOnHold: true },
    next: 'placedAt',
    kind: 'waiting',
  },
  failedMessages: {
    label: 'Failed emails and texts',
    desk: 'Support',
    needs: ['messages.read', 'messages.send'],
    list: 'messages',
    filter: { isOpen: true },
    next: 'createdAt',
    kind: 'waiting',
  },
  openAlerts: {
    label: 'Alerts to handle',
    desk: 'Support',
    needs: ['alerts.read', 'alerts.handle'],
    list: 'alerts',
    filter: { state: 'open' },
    next: 'lastSeenAt',
    kind: 'waiting',
  },
  myQuotesEnding: {
    label: 'Your quotes that end within 3 days',
    desk: 'Sales',
    needs: ['quotes.read', 'quotes.write'],
    list: 'quotes',
    filter: { isMine: true, isEnding: true },
    next: 'lastDay',
    kind: 'promise',
  },
  myQuotesOut: {
    label: 'Your sent quotes',
    desk: 'Sales',
    needs: ['quotes.read', 'quotes.write'],
    list: 'quotes',
    filter: { isMine: true, isOut: true },
    next: 'lastDay',
    kind: 'running',
  },
  myQuotesUndelivered: {
    label: 'Your undelivered quotes',
    desk: 'Sales',
    needs: ['quotes.read', 'quotes.write'],
    list: 'quotes',
    filter: { isMine: true, isUndelivered: true },
    next: 'sentAt',
    kind: 'waiting',
  },
  accountApplications: {
    label: 'Account applications',
    desk: 'Sales',
    needs: ['accounts.read', 'accounts.approve'],
    list: 'account-applications',
    filter: { isOurTurn: true },
    next: 'createdAt',
    kind: 'waiting',
  },
  installerApplications: {
    label: 'Installer applications',
    desk: 'Shops',
    needs: ['installerApplications.read', 'installerApplications.decide'],
    list: 'installer-applications',
    filter: { isOurTurn: true },
    next: 'createdAt',
    kind: 'waiting',
  },
  campaignsLive: {
    label: 'Campaigns live',
    desk: 'Store',
    needs: ['campaigns.read', 'campaigns.change'],
    list: 'campaigns',
    filter: { state: 'live' },
    next: 'endsAt',
    kind: 'running',
  },
  campaignsNext: {
    label: 'Campaigns scheduled',
    desk: 'Store',
    needs: ['campaigns.read', 'campaigns.change'],
    list: 'campaigns',
    filter: { state: 'scheduled' },
    next: 'startsAt',
    kind: 'running',
  },
  campaignDrafts: {
    label: 'Campaign drafts',
    desk: 'Store',
    needs: ['campaigns.read', 'campaigns.change'],
    list: 'campaigns',
    filter: { state: 'draft' },
    next: 'startsAt',
    kind: 'waiting',
  },
  promotionsLive: {
    label: 'Promotions live',
    desk: 'Store',
    needs: ['pricing.read', 'pricing.change'],
    list: 'promotions',
    filter: { phase: 'running' },
    next: 'endsAt',
    kind: 'running',
  },
  ordersToPick: {
    label: 'Orders to pick',
    desk: 'Warehouse',
    needs: ['warehouse.work'],
    list: 'picks',
    filter: {},
    next: 'placedAt',
    kind: 'waiting',
    isDesk: true,
  },
  parcelsToHandOver: {
    label: 'Parcels to hand over',
    desk: 'Warehouse',
    needs: ['warehouse.work'],
    list: 'handovers',
    filter: {},
    next: 'placedAt',
    kind: 'waiting',
    isDesk: true,
  },
  pickupsToPrepare: {
    label: 'Pickups to prepare',
    desk: 'Warehouse',
    needs: ['warehouse.work'],
    list: 'pickups',
    filter: {},
    next: 'readyBy',
    kind: 'promise',
    isDesk: true,
  },
  pickupsReady: {
    label: 'Ready for pickup',
    desk: 'Warehouse',
    needs: ['warehouse.work'],
    list: 'pickups',
    filter: {},
    next: 'readyAt',
    kind: 'running',
    isDesk: true,
  },
  returnsToReceive: {
    label: 'Returns to receive',
    desk: 'Warehouse',
    needs: ['warehouse.work'],
    list: 'dock-returns',
    filter: {},
    next: 'requestedAt',
    kind: 'waiting',
    isDesk: true,
  },
  blockedErasures: {
    label: 'Erasures held up by open orders',
    desk: 'Admin',
    needs: ['privacy.manage'],
    list: 'privacy-requests',
    filter: { state: 'blocked' },
    next: 'dueAt',
    kind: 'promise',
  },
  staffWithoutRole: {
    label: 'Staff without a role',
    desk: 'Admin',
    needs: ['staff.read', 'staff.write'],
    list: 'staff',
    filter: { state: 'waiting' },
    next: 'createdAt',
    kind: 'waiting',
  },
} as const satisfies Record<string, QueueRow>;

export type WorkQueue = keyof typeof QUEUES;

/** Every queue, in the order in which desks show them. */
export const WORK_QUEUES = Object.keys(QUEUES) as [WorkQueue, ...WorkQueue[]];

/** Returns what a queue is called, which permissions it needs, and the list behind it. */
export const workQueue = (queue: WorkQueue): QueueRow => QUEUES[queue];

/** Returns the queues of `viewer`: those whose list they may open and whose work they may do. */
export const workQueuesFor = (viewer: PermissionHolder): readonly WorkQueue[] =>
  WORK_QUEUES.filter((queue) => QUEUES[queue].needs.every((permission) => may(viewer, permission)));
