import { fireEvent, screen } from '@testing-library/react';
import { Form } from 'react-admin';

import { renderConsole } from '../../../../test/render-console.js';
import { TermsFields, termsInput, usualTerms } from './TermsFields.js';

const day = () => screen.getByLabelText<HTMLInputElement>('Certificate valid through');

const certify = (value: string) =>
  fireEvent.change(screen.getByLabelText('Tax exemption certificate'), { target: { value } });

describe('what an account gets with a type', () => {
  it('asks for the end date of a certificate, once there is one', async () => {
    renderConsole(
      <Form defaultValues={usualTerms('Fleet', 'Acme')}>
        <TermsFields />
      </Form>,
    );
    await screen.findByLabelText('Company');
    expect(day().required).toBe(false);
    certify('PA-1');
    expect(day().required).toBe(true);
    certify(' ');
    expect(day().required).toBe(false);
  });

  it.each([
    ['in winter', '2026-12-31', '2027-01-01T05:00:00.000Z'],
    ['in summer', '2026-07-31', '2026-08-01T04:00:00.000Z'],
    ['when summer time begins', '2027-03-14', '2027-03-15T04:00:00.000Z'],
    ['when summer time ends', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  ])('takes the whole of that day, to midnight Eastern %s', (_, day, end) => {
    const terms = { ...usualTerms('Fleet', null), certificate: 'PA-1', taxUntil: day, until: day };
    expect(termsInput(terms)).toEqual({
      companyName: null,
      priceGroup: 'fleet',
      taxExemption: { certificate: 'PA-1', until: end },
      until: end,
    });
  });
});
