import { cents, ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { type ActedClaim, coverageActionsFor } from './coverage-claim-actions.js';

const viewer = { permissions: ['claims.handle'], refundLimit: cents(50_000) } as unknown as StaffPrincipal;

describe('the actions of staff on a coverage claim', () => {
  it('name the state in the words of staff, not of the buyer', () => {
    const record = { state: 'moreAsked', pictures: ['p1'] } as unknown as ActedClaim['record'];
    const actions = coverageActionsFor({ record, payable: ok(cents(10_000)), isAlone: true }, viewer);
    expect(actions.find(({ id }) => id === 'approve')?.reason).toBe('Nothing to do now: Awaiting the buyer.');
  });
});
