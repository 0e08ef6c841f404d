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

  it('takes the whole of that day', () => {
    const fields = new FormData();
    for (const [name, text] of [
      ['priceGroup', 'fleet'],
      ['certificate', 'PA-1'],
      ['taxUntil', '2026-12-31'],
    ] as const)
      fields.set(name, text);
    expect(termsOf(fields)).toEqual({
      companyName: null,
      priceGroup: 'fleet',
      taxExemption: { certificate: 'PA-1', until: '2027-01-01T03:59:59.000Z' },
      until: null,
    });
  });
});
