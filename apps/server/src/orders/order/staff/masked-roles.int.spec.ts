import { STAFF_ROLES, staffCan, type StaffRole } from '@simpletread/domain';

import { CartsModule } from '../../../carts/carts.module.js';
import { aPlacedOrder, aStaffPrincipal } from '../../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../../test/index.js';
import type { OrderFilter } from './order-filter.js';
import { OrderListReader } from './order-list.reader.js';
import { ShowOrderToStaff } from './show-order.js';

const READERS = STAFF_ROLES.filter((role) => staffCan(role, 'orders.read'));
const MASKED: readonly StaffRole[] = ['installer-partner-manager', 'analyst'];
const OPEN = READERS.filter((role) => !MASKED.includes(role));

const SHIP_TO = {
  email: 'uma.unger@mail.com',
  firstName: 'Uma',
  lastName: 'Unger',
  phone: '2155550149 x12',
  address1: '1214 South 8th Street',
  address2: 'Unit 2',
  company: 'Unger Dental',
};

const PO_NUMBER = 'ud-2026/118';

describe('orders as each role reads them', () => {
  let app: ShopApp;
  let placed: Awaited<ReturnType<typeof aPlacedOrder>>;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    placed = await aPlacedOrder(app, { shipTo: SHIP_TO, poNumber: PO_NUMBER });
  });
  afterAll(() => app.close());

  const count = async (filter: OrderFilter, role: StaffRole) =>
    (await app.get(OrderListReader).page({ filter, range: [0, 9] }, aStaffPrincipal(role))).total;
  const order = async (role: StaffRole) => {
    const shown = await app.get(ShowOrderToStaff).run(placed.orderId, aStaffPrincipal(role));
    if (!shown.ok) throw new Error('the order is not shown');
    return shown.value;
  };
  const customer = async (role: StaffRole) => (await order(role)).customer;

  describe.each(MASKED)('%s', (role) => {
    it.each([
      ['the full email address', { q: SHIP_TO.email }],
      ['a part of it', { q: '@mail.com' }],
      ['the name', { q: 'Uma Unger' }],
      ['the PO number', { q: PO_NUMBER }],
      ['the email filter', { email: SHIP_TO.email }],
    ])('does not find by %s', async (_, filter) => {
      expect(await count(filter, role)).toBe(0);
    });

    it('finds by order number, each half of it, and ZIP', async () => {
      const number = placed.orderNumber;
      for (const q of [number, number.slice(0, 5), number.slice(5), number.slice(0, 8), '19147'])
        expect([q, await count({ q }, role)]).toEqual([q, 1]);
    });

    it('sees the town, but not the street or the full phone and email', async () => {
      const seen = await customer(role);
      expect(seen).toMatchObject({ city: 'Philadelphia', state: 'PA', zip: '19147' });
      expect(seen).toMatchObject({ address1: '', address2: null, company: null, specialInstructions: null });
      expect((await order(role)).poNumber).toBeNull();
      expect([seen.email, seen.phone]).toEqual(['u•••@mail.com', '(•••) ••• 0149']);
    });

    it('sees the first name with an initial, on the order, in its timeline and in lists', async () => {
      expect(await customer(role)).toMatchObject({ firstName: 'Uma', lastName: 'U.' });
      const viewer = aStaffPrincipal(role);
      const shown = await app.get(ShowOrderToStaff).run(placed.orderId, viewer);
      const { items } = await app.get(OrderListReader).page({ filter: {}, range: [0, 9] }, viewer);
      expect(items.map(({ customerName }) => customerName)).toEqual(['Uma U.']);
      expect(JSON.stringify([shown, items])).not.toContain('Unger');
    });
  });

  describe.each(OPEN)('%s', (role) => {
    it('finds by the whole PO number in any case, and sees it', async () => {
      expect(await count({ q: 'UD-2026/118' }, role)).toBe(1);
      expect(await count({ q: 'ud-2026/11' }, role)).toBe(0);
      expect((await order(role)).poNumber).toBe(PO_NUMBER);
    });

    it('finds by email and name', async () => {
      expect(await count({ q: 'uma.unger@mail' }, role)).toBe(1);
      expect(await count({ q: 'uma unger' }, role)).toBe(1);
      expect(await count({ email: 'Uma.Unger@mail.com' }, role)).toBe(1);
    });

    it('sees address, email and phone with its extension', async () => {
      expect(await customer(role)).toMatchObject({
        email: SHIP_TO.email,
        phone: '2155550149x12',
        lastName: SHIP_TO.lastName,
        address1: SHIP_TO.address1,
        address2: SHIP_TO.address2,
        company: SHIP_TO.company,
      });
    });
  });
});
