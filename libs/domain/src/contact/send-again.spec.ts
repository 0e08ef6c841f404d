import { type SentMessage, sendAgainRefusal } from './send-again.js';

const FAILED: SentMessage = {
  state: 'failed',
  template: 'order-confirmation',
  isAboutOrder: true,
  hasText: true,
  isFollowedUp: false,
};

describe('a mail or text', () => {
  it('can be sent again when it failed, and when its reader lost it', () => {
    expect(sendAgainRefusal(FAILED)).toBeNull();
    expect(sendAgainRefusal({ ...FAILED, state: 'sent' })).toBeNull();
    expect(sendAgainRefusal({ ...FAILED, isAboutOrder: false, template: 'written' })).toBeNull();
  });

  it.each([
    ['message.waiting', { state: 'queued' }],
    ['message.followedUp', { isFollowedUp: true }],
    ['message.expiring', { isAboutOrder: false, template: 'account-reset' }],
    ['message.expiring', { template: 'tracking-code' }],
    ['message.expiring', { isAboutOrder: false, template: 'written', state: 'sent' }],
    ['message.expiring', { hasText: false }],
  ] as const)('is refused as %s', (fault, given) => {
    expect(sendAgainRefusal({ ...FAILED, ...given })).toBe(fault);
  });
});
