import { renderToStaticMarkup } from 'react-dom/server';
import { anAppointment } from '../../carts/cart/testing/a-cart';
import { CalendarLink } from './CalendarLink';

const HREF = '/track-your-order/appointment.ics';
const link = (order: Parameters<typeof CalendarLink>[0]['order']) =>
  renderToStaticMarkup(<CalendarLink order={order} href={HREF} />);

describe('the buyer’s calendar entry', () => {
  it('is added, and removed once the order was cancelled', () => {
    expect(link({ appointment: anAppointment(), cancelledAppointment: null })).toContain(
      `<a href="${HREF}">Add to calendar</a>`,
    );
    expect(link({ appointment: null, cancelledAppointment: anAppointment() })).toContain(
      `<a href="${HREF}">Remove from calendar</a>`,
    );
  });

  it('is not mentioned for an order that never had one', () => {
    expect(link({ appointment: null, cancelledAppointment: null })).toBe('');
  });
});
