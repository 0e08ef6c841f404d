import { changeOf, fieldOfPath, initialChange, valuesOfForm } from './change-state';

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

describe('the form of a change', () => {
  it('starts with what the order says, as people write it', () => {
    expect(initialChange({ shipTo: SHIP_TO }).values).toMatchObject({
      phone: '(215) 555 0149',
      address2: '',
      zip: '19147',
    });
  });

  it('sends the fields of its kind as typed, and no others', () => {
    const { values } = initialChange({ shipTo: SHIP_TO });
    const form = new FormData();
    form.set('zip', '15213');
    form.set('address2', '');
    const typed = valuesOfForm(form, values);
    expect(changeOf('address', typed)).toEqual({
      kind: 'address',
      address1: '1214 Wharton St',
      address2: '',
      company: '',
      city: 'Philadelphia',
      state: 'PA',
      zip: '15213',
      specialInstructions: '',
    });
    expect(changeOf('contact', typed)).toEqual({
      kind: 'contact',
      firstName: 'Dana',
      lastName: 'Okafor',
      email: 'dana@example.com',
      phone: '(215) 555 0149',
      phoneType: 'mobile',
    });
  });

  it('finds the field of a refusal by its path, whole or of a preview', () => {
    expect(fieldOfPath('change.zip')).toBe('zip');
    expect(fieldOfPath('email')).toBe('email');
    expect(fieldOfPath('change.constructor')).toBeNull();
  });
});
