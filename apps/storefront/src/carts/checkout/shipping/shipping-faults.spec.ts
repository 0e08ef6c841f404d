import { ContractError } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { aCart, anAppointment, aShipTo, aShop } from '../../cart/testing/a-cart';
import { errorsOfRefusal, faultsOfForm } from './shipping-faults';
import { initialShipping, shippingOfForm } from './shipping-state';

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const whole = {
  fulfilment: 'ship-to-me',
  email: 'dana@example.com',
  phone: '(215) 555-0149',
  phoneType: 'mobile',
  firstName: 'Dana',
  lastName: 'Whitfield',
  address1: '614 South St',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
};

const faultsWith = (over: Record<string, string>) =>
  faultsOfForm(shippingOfForm(formOf({ ...whole, ...over }), 1));

describe('the shipping form', () => {
  it('accepts a complete address', () => {
    expect(faultsWith({})).toEqual({});
  });

  it.each([
    ['email', 'dana@', 'Please enter a valid email'],
    ['phone', '555', 'Please enter a valid phone number'],
    ['phoneType', '', 'Please choose a phone type'],
    ['firstName', 'D4na', 'Please enter valid First Name'],
    ['lastName', '', 'Please enter valid Last Name'],
    ['address1', '12 Main St @ 5th', 'Please enter valid Address, without @.'],
    ['city', 'Area 51', 'Please enter valid City, without 51.'],
    ['company', 'a'.repeat(61), 'Please enter valid Company, 60 characters at most.'],
    ['city', '', 'Please enter valid City'],
    ['address1', '', 'Please enter valid Address'],
    ['address1', 'P.O. Box 12', 'We do not ship to PO boxes. Please enter a valid address.'],
    ['state', '', 'Please choose a state'],
    ['zip', '1914', 'Oops. Please enter a valid ZIP code.'],
  ])('reports %s "%s" at its field: %s', (field, text, message) => {
    expect(faultsWith({ [field]: text })).toEqual({ [field]: message });
  });

  it('requires vehicle, shop and time for installation, a location for pickup [R5.09]', () => {
    const toShop = { fulfilment: 'ship-to-shop' };
    expect(faultsWith(toShop)).toEqual({ shop: 'Please choose a shop' });
    const chosen = { ...toShop, shopCode: 'SSA-1' };
    expect(faultsWith(chosen)).toEqual({ appointment: 'Please select a time slot' });
    const at = { ...chosen, stay: 'wait', day: '2026-12-01', slot: '2026-12-01.09:00' };
    expect(faultsWith(at)).toEqual({});
    const half = { vehicleMake: 'subaru', vehicleModel: 'outback', vehicleTrim: '' };
    expect(faultsWith({ ...at, ...half })).toEqual({ vehicle: 'Please choose a vehicle' });
    expect(faultsWith({ ...toShop, vehicleTrim: '' })).toEqual({
      vehicle: 'Please choose a vehicle',
      shop: 'Please choose a shop',
    });
    expect(faultsWith({ ...at, ...half, vehicleYear: '2021' })).toEqual({});
    expect(faultsWith({ ...half, fulfilment: 'ship-to-me' })).toEqual({});
    expect(faultsWith({ ...half, fulfilment: 'fedex-pickup' })).toEqual({
      pickupPoint: 'Please choose a FedEx location',
    });
  });

  it.each([
    ['of a day that is not shown', { day: '2026-12-02' }],
    ['for another way to stay', { stay: 'leave' }],
    ['that is none', { slot: 'soon' }],
  ])('accepts no time %s', (_which, over) => {
    const at = { stay: 'wait', day: '2026-12-01', slot: '2026-12-01.09:00', ...over };
    expect(faultsWith({ fulfilment: 'ship-to-shop', shopCode: 'SSA-1', ...at })).toEqual({
      appointment: 'Please select a time slot',
    });
  });

  it('accepts a chosen FedEx location', () => {
    expect(faultsWith({ fulfilment: 'fedex-pickup', pickupPointCode: 'FX10001' })).toEqual({});
  });

  it('keeps the typed text, wrong values included', () => {
    expect(shippingOfForm(formOf({ ...whole, zip: '1914x' }), 2).values).toMatchObject({
      zip: '1914x',
      city: 'Philadelphia',
    });
  });

  it('starts with the cart’s data, the phone in readable form', () => {
    const cart = aCart({ fulfilment: 'ship-to-shop', shop: aShop(), shipTo: aShipTo() });
    expect(initialShipping(cart)).toMatchObject({
      fulfilment: 'ship-to-shop',
      shopCode: 'SSA-1',
      values: { phone: '(215) 555 0149', company: '' },
    });
    expect(initialShipping(aCart()).values).toEqual({ zip: '19147' });
  });

  it('starts with the cart’s time, otherwise with the last time at the same shop', () => {
    const cart = aCart({ fulfilment: 'ship-to-shop', shop: aShop(), appointment: anAppointment() });
    const of = { stay: 'wait', date: '2026-12-01', key: '2026-12-01.09:00' };
    expect(initialShipping(cart).appointment).toEqual(of);
    const last = { fulfilment: null, shopCode: 'SSA-1', appointment: anAppointment() };
    const unsaid = aCart({ fulfilment: 'ship-to-shop', shop: aShop() });
    expect(initialShipping(unsaid, null, last).appointment).toEqual(of);
    const elsewhere = { ...last, shopCode: 'OTHER' };
    expect(initialShipping(unsaid, null, elsewhere).appointment.key).toBeNull();
  });

  it('shows the cart’s message about a lost time', () => {
    const alert = { code: 'appointmentUnavailable' as const, message: 'gone', lineId: null };
    expect(initialShipping(aCart({ alerts: [alert] })).errors).toEqual({ appointment: 'gone' });
  });
});

describe('a refusal of the API', () => {
  const refusal = (code: FaultCode) =>
    errorsOfRefusal(new ContractError({ kind: 'BadRequest', code, message: 'why', statusCode: 400 }));

  it('is shown at its field', () => {
    expect(refusal('contact.zipStateMismatch')).toEqual({ zip: 'why' });
    expect(refusal('shop.cannotInstall')).toEqual({ shop: 'why' });
    expect(refusal('vehicle.unknown')).toEqual({ vehicle: 'why' });
    expect(refusal('pickupPoint.unknown')).toEqual({ pickupPoint: 'why' });
    expect(refusal('appointment.taken')).toEqual({ appointment: 'why' });
  });

  it('names its own fields if it has some', () => {
    const fields = [{ path: 'body.shipTo.city', code: 'contact.cityInvalid' as const, message: 'city' }];
    const error = new ContractError({
      kind: 'BadRequest',
      code: 'request.invalid',
      message: '',
      statusCode: 400,
      fields,
    });
    expect(errorsOfRefusal(error)).toEqual({ city: 'city' });
  });

  it('concerns no field if it is about the cart', () => {
    expect(refusal('cart.alreadyOrdered')).toBeNull();
  });
});
