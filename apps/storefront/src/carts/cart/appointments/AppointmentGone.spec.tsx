import { renderToStaticMarkup } from 'react-dom/server';
import { aCart } from '../testing/a-cart';
import { AppointmentGone } from './AppointmentGone';

jest.mock('./drop-installation', () => ({ dropInstallation: '/drop' }));

const GONE = { code: 'appointmentUnavailable' as const, message: 'This time is gone.', lineId: null };

describe('a lost time at a shop', () => {
  it('can be changed, searched at other shops, or dropped [R4.16]', () => {
    const page = renderToStaticMarkup(<AppointmentGone cart={aCart({ alerts: [GONE] })} />);
    for (const part of ['This time is gone.', 'Change time', 'Browse shops', 'Continue without installation'])
      expect(page).toContain(part);
    expect(page).toContain('href="/checkout/shipping#times"');
    expect(page).toContain('href="/checkout/shipping#shops"');
  });

  it('is not mentioned while the time is good', () => {
    const other = { ...GONE, code: 'priceChanged' as const };
    expect(renderToStaticMarkup(<AppointmentGone cart={aCart({ alerts: [other] })} />)).toBe('');
  });
});
