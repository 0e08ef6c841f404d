/** @jest-environment jsdom */
import { cents } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { PoNumberField } from './PoNumberField';

describe('the field of the PO number', () => {
  it('takes any number of a buyer whose company gave us none', () => {
    const { container } = render(
      <PoNumberField purchaseOrders={{ hasAny: false, items: [] }} error={null} />,
    );
    expect(screen.getByText('If your company uses one. It is printed on the receipt.')).toBeTruthy();
    expect(container.querySelector('datalist')).toBeNull();
  });

  it('offers the purchase orders of the buyer’s company with what is left, and shows its refusal', () => {
    const items = [{ number: 'PO-7', leftInCents: cents(120_050), validUntil: '2026-12-31' }];
    const { container } = render(
      <PoNumberField purchaseOrders={{ hasAny: true, items }} error="Purchase order PO-6 is closed." />,
    );
    expect(screen.getByRole('listitem').textContent).toBe(
      'PO-7: $1,200.50 left, valid until Thursday, December 31, 2026',
    );
    expect(container.querySelector('option')?.value).toBe('PO-7');
    expect(screen.getByRole('combobox').getAttribute('list')).toBe(container.querySelector('datalist')?.id);
    expect(screen.getByText('Purchase order PO-6 is closed.')).toBeTruthy();
  });

  it('says if none of them can be used today', () => {
    render(<PoNumberField purchaseOrders={{ hasAny: true, items: [] }} error={null} />);
    expect(screen.getByText('None of your company’s purchase orders can be used today.')).toBeTruthy();
  });
});
