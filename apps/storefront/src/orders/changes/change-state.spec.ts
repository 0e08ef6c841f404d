import {
  changeOf,
  coverageField,
  fieldOfPath,
  initialChange,
  tiresField,
  tiresOfForm,
  valuesOfForm,
} from './change-state';

const SHIP_TO = {
  email: 'dana@example.com',
  phone: '2155550149',
  phoneType: 'mobile' as const,
  firstName: 'Dana',
  lastName: 'Okafor',
  address1: '1214 Wharton St',
  address2: null,
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
  company: null,
  specialInstructions: null,
};

const LINES = [
  { lineId: 'front', name: 'Kestrel Tour 4S 225/65R17', quantity: 4, isCovered: true },
  { lineId: 'rear', name: 'Kestrel Tour 4S 245/60R17', quantity: 2, isCovered: false },
];

describe('the form of a change', () => {
  it('starts with what the order says, as people write it', () => {
    expect(initialChange({ shipTo: SHIP_TO, lines: LINES }).values).toMatchObject({
      phone: '(215) 555 0149',
      address2: '',
      zip: '19147',
    });
  });

  it('sends the fields of its kind as typed, and no others', () => {
    const { values, tires, ...rest } = initialChange({ shipTo: SHIP_TO, lines: LINES });
    const form = new FormData();
    form.set('zip', '15213');
    form.set('address2', '');
    const typed = valuesOfForm(form, values);
    expect(changeOf('address', { ...rest, values: typed, tires })).toEqual({
      kind: 'address',
      address1: '1214 Wharton St',
      address2: '',
      company: '',
      city: 'Philadelphia',
      state: 'PA',
      zip: '15213',
      specialInstructions: '',
    });
    expect(changeOf('contact', { ...rest, values: typed, tires })).toEqual({
      kind: 'contact',
      firstName: 'Dana',
      lastName: 'Okafor',
      email: 'dana@example.com',
      phone: '(215) 555 0149',
      phoneType: 'mobile',
    });
  });

  it('sends the tires that stay of each line, and that a box was cleared', () => {
    const { values, tires, ...rest } = initialChange({ shipTo: SHIP_TO, lines: LINES });
    const form = new FormData();
    form.set(tiresField('front'), '3');
    const sent = (given: FormData) =>
      changeOf('tires', { ...rest, values, tires: tiresOfForm(given, tires) });
    const rear = { lineId: 'rear', quantity: 2, keepsCoverage: false };
    expect(sent(form)).toEqual({
      kind: 'tires',
      lines: [{ lineId: 'front', quantity: 3, keepsCoverage: false }, rear],
    });
    form.set(coverageField('front'), 'on');
    expect(sent(form)).toMatchObject({ lines: [{ quantity: 3, keepsCoverage: true }, rear] });
  });

  it('sends the address or the location where the order is received instead', () => {
    const state = initialChange({ shipTo: SHIP_TO, lines: LINES });
    expect(changeOf('receiving', state)).toMatchObject({
      kind: 'receiving',
      to: { fulfilment: 'ship-to-me', address1: '1214 Wharton St', zip: '19147' },
    });
    expect(changeOf('receiving', { ...state, way: 'fedex-pickup', pickupPointCode: 'FX00001' })).toEqual({
      kind: 'receiving',
      to: { fulfilment: 'fedex-pickup', pickupPointCode: 'FX00001' },
    });
  });

  it('finds the field of a refusal by its path, whole or of a preview', () => {
    expect(fieldOfPath('change.zip')).toBe('zip');
    expect(fieldOfPath('email')).toBe('email');
    expect(fieldOfPath('change.constructor')).toBeNull();
  });
});
