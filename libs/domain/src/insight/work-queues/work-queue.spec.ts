import { permissionsOf, STAFF_ROLES, type StaffRole } from '../../sso/index.js';
import { WORK_QUEUES, workQueue, workQueuesFor } from './work-queue.js';

const queuesOf = (role: StaffRole) => workQueuesFor({ permissions: permissionsOf(role) });

describe('the queues of staff', () => {
  it('are those of one’s own desk', () => {
    expect(queuesOf('support-agent')).toEqual([
      'cancelWindows',
      'returnsToAnswer',
      'refundsDue',
      'priceClaimsToAnswer',
      'coverageClaimsToAnswer',
      'reviewsToRead',
      'chatsWaiting',
      'casesToAnswer',
      'failedRefunds',
      'heldOrders',
      'delaysToAsk',
      'delaysAsked',
      'failedMessages',
    ]);
    expect(queuesOf('marketer')).toEqual([
      'campaignsLive',
      'campaignsNext',
      'campaignDrafts',
      'promotionsLive',
    ]);
    expect(queuesOf('sales-rep')).toEqual([
      'salesRequestsNew',
      'salesStepsDue',
      'fleetRotationsDue',
      'fleetCertificatesEnding',
      'myQuotesEnding',
      'myQuotesOut',
      'myQuotesUndelivered',
    ]);
    expect(queuesOf('installer-partner-manager')).toEqual(['installerApplications']);
    expect(queuesOf('warehouse-associate')).toEqual([
      'ordersToPick',
      'parcelsToHandOver',
      'pickupsToPrepare',
      'pickupsReady',
      'returnsToReceive',
    ]);
    expect(queuesOf('admin')).toEqual(WORK_QUEUES);
  });

  it.each(STAFF_ROLES)('of %s are never without the permission of their list', (role) => {
    const permissions = permissionsOf(role);
    for (const queue of queuesOf(role)) expect(permissions).toContain(workQueue(queue).needs[0]);
  });

  it('need every permission of a composed role', () => {
    for (const reads of ['approvals.read', 'messages.read', 'alerts.read'] as const)
      expect(workQueuesFor({ permissions: [reads] })).toEqual([]);
    expect(workQueuesFor({ permissions: ['approvals.read', 'approvals.decide'] })).toEqual([
      'approvalsToDecide',
    ]);
  });
});
