import { eventsFrom, transition } from '../../machine/index.js';
import {
  recordedReferralState,
  REFERRAL_STATES,
  type ReferralEvent,
  referralMachine,
} from './referral-state.js';
import { householdOf, isSameBuyer } from './referral.js';

const PRIYA = { accountId: 'a1', email: 'Priya@Mail.com' };

describe('self-referral', () => {
  it.each([
    [{ accountId: 'a1', email: 'other@mail.com' }, true],
    [{ accountId: null, email: 'priya@mail.com' }, true],
    [{ accountId: 'a2', email: ' priya+tires@mail.com' }, true],
    [{ accountId: 'a2', email: 'pri.ya+tires@googlemail.com' }, false],
    [{ accountId: 'a2', email: 'dana@mail.com' }, false],
    [{ accountId: null, email: null }, false],
  ])('is detected by account or mailbox: %j %s', (buyer, isSame) => {
    expect(isSameBuyer(PRIYA, buyer)).toBe(isSame);
  });

  it('is detected by household, in any spelling', () => {
    const home = householdOf({ address1: '1214 Wharton St.', address2: 'Apt 2', zip: '19147-1234' });
    expect(householdOf({ address1: '1214 WHARTON ST Apt. 2', zip: '19147' })).toBe(home);
    expect(householdOf({ address1: '1214 Wharton St', address2: null, zip: '19147' })).not.toBe(home);
  });
});

describe('a referral', () => {
  it('is refused as it is recorded if it may earn nothing', () => {
    expect(recordedReferralState(null)).toBe('ordered');
    expect(recordedReferralState('sameCard')).toBe('refused');
  });

  it('is earned by delivery, lapses before it, and never changes afterward', () => {
    const after = (event: ReferralEvent) => transition(referralMachine, 'ordered', event);
    expect(after('deliver')).toEqual({ ok: true, value: 'earned' });
    for (const event of ['forfeit', 'cancel', 'refund'] as const)
      expect(after(event)).toEqual({ ok: true, value: 'lapsed' });
    expect(after('refuse')).toEqual({ ok: true, value: 'refused' });
    for (const state of REFERRAL_STATES.filter((each) => each !== 'ordered'))
      for (const event of eventsFrom(referralMachine, 'ordered'))
        expect(transition(referralMachine, state, event)).toMatchObject({
          ok: false,
          fault: { code: 'order.transitionRefused', data: { machine: 'referral', state, event } },
        });
  });
});
