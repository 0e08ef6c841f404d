/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render } from '@testing-library/react';
import { cents } from '@simpletread/domain';
import { PlaceOrderForm } from './place-order/PlaceOrderForm';
import { ShipToFields } from './shipping/ShipToFields';
import type { ShippingState } from './shipping/shipping-state';

jest.mock('./place-order/place-order', () => ({ placeOrderAsShown: jest.fn() }));

const NOTHING: ShippingState = {
  fulfilment: 'ship-to-me',
  shopCode: null,
  pickupPointCode: null,
  warehouseCode: null,
  appointment: { stay: null, date: null, key: null },
  vehicle: null,
  vehicleLists: { makes: [], models: [], trims: [] } as never,
  values: {},
  errors: {},
  problem: null,
  attempt: 0,
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CARD_FIELDS = join(__dirname, '../../../../server/assets/card-fields/fields.html');

/** The fields that a person fills in: their labels, a star for the required ones. */
const fieldsOf = (part: ParentNode): string[] =>
  [...part.querySelectorAll<Field>('input:not([type="hidden"]), select, textarea')].map((field) => {
    const label = field.labels?.[0]?.textContent ?? field.name;
    return `${label.replace(/,\s*optional$/, ' (optional)')}${field.required ? ' *' : ''}`;
  });

describe('the fields of checkout', () => {
  it('of the recipient are exactly the stated ones, company and instructions optional [R3.20]', () => {
    const { container } = render(<ShipToFields state={NOTHING} states={[]} messages={{}} />);
    expect(fieldsOf(container).sort()).toEqual(
      [
        'Email *',
        'Phone *',
        'Phone type *',
        'First name *',
        'Last name *',
        'Street address *',
        'Apartment or suite (optional)',
        'City *',
        'State *',
        'ZIP code *',
        'Company (optional)',
        'Special instructions (optional)',
      ].sort(),
    );
  });

  it('of the payment are card number, expiry MM/YY with its code, billing name and ZIP, and the optional PO number [R3.20]', () => {
    const card = document.createElement('div');
    card.innerHTML = readFileSync(CARD_FIELDS, 'utf8');
    document.body.append(card);
    expect(fieldsOf(card)).toEqual([
      'Card number *',
      'Expires *',
      'Security code *',
      'Name on card *',
      'Billing ZIP *',
    ]);
    expect(card.querySelector<HTMLInputElement>('#expiry')?.placeholder).toBe('MM/YY');
    const { container } = render(
      <PlaceOrderForm
        orderKey="k"
        cartId="c"
        cartVersion={1}
        total={cents(10_000)}
        giftCard={null}
        quantity={4}
        fulfilment="ship-to-me"
        lender={null}
        purchaseOrders={{ hasAny: false, items: [] }}
        closedReason={undefined}
      />,
    );
    expect(fieldsOf(container)).toEqual(['PO number (optional)']);
  });
});
