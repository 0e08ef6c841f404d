/** @jest-environment jsdom */
import { VERIFIED_RATE } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { MilitaryDiscount } from './MilitaryDiscount';

describe('the page for verified customers', () => {
  it('shows each group’s benefit, by its rule', () => {
    render(<MilitaryDiscount standing={null} outcome={null} loginHref="/login" />);
    const groups = screen.getAllByRole('listitem');
    expect(groups).toHaveLength(3);
    for (const group of groups)
      expect(group.textContent).toContain(`an extra ${VERIFIED_RATE / 10_000}% off`);
  });
});
