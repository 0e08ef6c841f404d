import { faultsOfStep, faultsOfTyped, firstWrongStep, INSTALLER_STEPS } from './installer-check';
import { nothingTyped, typedOf } from './installer-typed';

const DANA = { email: 'dana@acmetires.com', firstName: 'Dana', lastName: 'Wright' };

describe('the installer form', () => {
  it('fails first in its empty first step, and never in hours and services', () => {
    const faults = faultsOfTyped(nothingTyped(null));
    expect(firstWrongStep(faults)).toBe('shop');
    expect(faultsOfStep(faults, 'hours')).toEqual({});
    expect(faultsOfStep(faults, 'services')).toEqual({});
    expect(Object.keys(faultsOfStep(faults, 'send'))).toEqual(['agreement']);
    expect(faults.phone?.code).toBe('installer.phoneInvalid');
    expect([faults.address2, faults.website]).toEqual([undefined, undefined]);
  });

  it('judges a box on the second line by the line above', () => {
    const { texts, ...rest } = nothingTyped(null);
    const fault = (address1: string) =>
      faultsOfTyped({ ...rest, texts: { ...texts, address1, address2: 'Box 12' } }).address2?.code;
    expect([fault('RR 2'), fault('Acme Tires')]).toEqual([undefined, 'contact.poBox']);
  });

  it('starts with the signed-in customer', () => {
    expect(nothingTyped(DANA).texts).toMatchObject({ ...DANA, company: '' });
  });

  it('names the wrong day in the hours, and reports a week without an open day', () => {
    const typed = nothingTyped(DANA);
    const late = { ...typed.days, tue: { isOpen: true, from: '18:00', to: '08:00' } };
    expect(faultsOfStep(faultsOfTyped({ ...typed, days: late }), 'hours')).toEqual({
      tue: { code: 'installer.hoursInvalid', data: {} },
    });
    const closed = Object.fromEntries(
      Object.entries(typed.days).map(([day, hours]) => [day, { ...hours, isOpen: false }]),
    ) as typeof typed.days;
    expect(faultsOfStep(faultsOfTyped({ ...typed, days: closed }), 'hours')).toEqual({
      week: { code: 'installer.neverOpen', data: {} },
    });
  });

  it('has each field in one step', () => {
    const fields = INSTALLER_STEPS.flatMap((step): readonly string[] => step.fields);
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('is read from a browser’s submission', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['company', 'Acme'],
      ['monIsOpen', 'yes'],
      ['monFrom', '08:00'],
      ['monTo', '12:00'],
      ['services', 'brakes'],
      ['services', 'wifi'],
      ['agreement', 'yes'],
    ] as const)
      form.append(name, value);
    expect(typedOf(form)).toMatchObject({
      texts: { company: 'Acme', zip: '' },
      days: { mon: { isOpen: true, from: '08:00', to: '12:00' }, tue: { isOpen: false } },
      services: ['brakes', 'wifi'],
      tireTypes: [],
      isAgreed: true,
    });
  });
});
