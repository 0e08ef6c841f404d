import { fireEvent, render, screen } from '@testing-library/react';

import { TermsFields, termsOf } from './TermsFields.js';

const day = () => screen.getByLabelText<HTMLInputElement>('Certificate holds through');

describe('what an account gets with a type', () => {
  it('asks until when a certificate holds, once there is one', () => {
    render(<TermsFields type="Fleet" companyName="Acme" />);
    expect(day().required).toBe(false);
    fireEvent.input(screen.getByLabelText('Tax exemption certificate'), { target: { value: 'PA-1' } });
    expect(day().required).toBe(true);
    fireEvent.input(screen.getByLabelText('Tax exemption certificate'), { target: { value: ' ' } });
    expect(day().required).toBe(false);
  });

  it.each([
    ['in winter', '2026-12-31', '2027-01-01T04:59:59.999Z'],
    ['in summer', '2026-07-31', '2026-08-01T03:59:59.999Z'],
    ['when summer time begins', '2027-03-14', '2027-03-15T03:59:59.999Z'],
    ['when summer time ends', '2026-11-01', '2026-11-02T04:59:59.999Z'],
  ])('takes the whole of that day, to midnight Eastern %s', (_, day, end) => {
    const fields = new FormData();
    for (const [name, text] of [
      ['priceGroup', 'fleet'],
      ['certificate', 'PA-1'],
      ['taxUntil', day],
      ['until', day],
    ] as const)
      fields.set(name, text);
    expect(termsOf(fields)).toEqual({
      companyName: null,
      priceGroup: 'fleet',
      taxExemption: { certificate: 'PA-1', until: end },
      until: end,
    });
  });
});
