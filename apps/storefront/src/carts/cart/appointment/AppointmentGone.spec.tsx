import { renderToStaticMarkup } from 'react-dom/server';
import { aCart } from '../testing/a-cart';
import { AppointmentGone } from './AppointmentGone';

jest.mock('./drop-installation', () => ({ dropInstallation: '/drop' }));

const GONE = { code: 'appointmentUnavailable' as const, message: 'This time is gone.', lineId: null };

describe('a time at a shop that is gone', () => {
  it('can be changed, looked for at other shops, or done without [R4.16]', () => {
    const page = renderToStaticMarkup(<AppointmentGone cart={aCart({ alerts: [GONE] })} />);
    for (const part of ['This time is gone.', 'Change time', 'Browse shops', 'Go on without installation'])
      expect(page).toContain(part);
    expect(page).toContain('href="/checkout/shipping#times"');
    expect(page).toContain('href="/checkout/shipping#shops"');
  });

  it('is not spoken of while it is good', () => {
    const other = { ...GONE, code: 'priceChanged' as const };
    expect(renderToStaticMarkup(<AppointmentGone cart={aCart({ alerts: [other] })} />)).toBe('');
  });
});
