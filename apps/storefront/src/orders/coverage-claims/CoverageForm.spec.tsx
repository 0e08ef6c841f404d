/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoverageForm } from './CoverageForm';
import { aCoverage } from './testing/a-coverage';

jest.mock('./coverage-actions', () => ({ sendCoverageClaim: () => undefined }));

describe('the form of a coverage claim', () => {
  it('shows what it pays as it is filled in: for tires, for a bill up to its limit, and for roadside help', async () => {
    render(<CoverageForm coverage={aCoverage} accountOrderNumber="" formKey="key" />);
    const paid = () => screen.queryByLabelText('Payment')?.textContent;
    expect(paid()).toBe('$166.32');
    await userEvent.selectOptions(screen.getByLabelText('Damaged tires'), '2 × Kestrel Tour 4S 225/65R17');
    expect(paid()).toBe('$332.64');

    await userEvent.click(screen.getByRole('radio', { name: /^Repair a tire/ }));
    expect(paid()).toBeUndefined();
    const bill = screen.getByLabelText('Total of the bill');
    await userEvent.type(bill, '32.50');
    expect(paid()).toBe('$32.50');
    await userEvent.clear(bill);
    await userEvent.type(bill, '180');
    expect(paid()).toBe('$50.00');

    await userEvent.click(screen.getByRole('radio', { name: /^Roadside assistance/ }));
    expect(paid()).toBe('$100.00');
  });
});
