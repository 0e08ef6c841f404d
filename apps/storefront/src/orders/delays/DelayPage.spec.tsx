import type { DelayView, OrderView } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { DelayNotice } from './DelayNotice';
import { DelayPage } from './DelayPage';

const aDelay = (given: Partial<DelayView> = {}): DelayView => ({
  version: 2,
  state: 'asked',
  orderNumber: '4K7QZ9M2XA',
  firstName: 'Dana',
  tires: ['4 × Kestrel Tour 4S 225/65R17 102H'],
  reason: 'The carrier is running late.',
  isFurther: false,
  promisedOn: '2026-11-24',
  revisedOn: '2026-12-04',
  silence: 'agrees',
  answerBy: '2026-11-25T05:00:00.000Z',
  canAgree: true,
  canCancel: true,
  missedAppointment: null,
  refundInCents: cents(61_240),
  cancelEffects: ['Your tires won’t ship.'],
  ...given,
});

const shown = (delay: DelayView): string =>
  renderToStaticMarkup(
    <DelayPage
      delay={delay}
      action={jest.fn()}
      place={{ token: 't' }}
      phone={{ display: '', value: '' }}
      formKey="k"
    />,
  );

describe('the page of a delay', () => {
  it('offers to wait and to cancel, and says what silence means', () => {
    const html = shown(aDelay());
    expect(html).toContain('I’ll wait');
    expect(html).toContain('Cancel order, refund $612.40');
    expect(html).toContain('we take it that you agree');
    expect(shown(aDelay({ silence: 'cancels' }))).toContain('we cancel your order and refund it in full');
  });

  it('offers only a cancellation to a buyer who waits without a day', () => {
    const html = shown(aDelay({ state: 'agreed', revisedOn: null, canAgree: false }));
    expect(html).toContain('as soon as we know the day');
    expect(html).toContain('Cancel order');
    expect(html).not.toContain('I’ll wait');
  });

  it.each(['declined', 'lapsed', 'shipped', 'replaced', 'ended'] as const)(
    'offers nothing once %s',
    (state) => {
      expect(shown(aDelay({ state, canAgree: false, canCancel: false }))).not.toContain('<button');
    },
  );
});

describe('the notice on an order', () => {
  const delay: OrderView['delay'] = {
    state: 'asked',
    promisedOn: '2026-11-24',
    revisedOn: '2026-12-04',
    silence: 'agrees',
    answerBy: '2026-11-25T05:00:00.000Z',
    canCancel: true,
  };
  const notice = (isInAccount: boolean, isSignedIn: boolean) =>
    renderToStaticMarkup(
      <DelayNotice order={{ orderNumber: '4K7QZ9M2XA', delay, isInAccount }} isSignedIn={isSignedIn} />,
    );

  it('leads to the account’s page, or for a guest to the page of the tracked order', () => {
    expect(notice(true, true)).toContain('/account/my-orders/4K7QZ9M2XA/delay');
    expect(notice(true, false)).toContain('/login?returnTo=');
    expect(notice(false, false)).toContain('href="/track-your-order/delay"');
  });
});
