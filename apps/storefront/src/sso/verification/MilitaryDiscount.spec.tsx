/** @jest-environment jsdom */
import { VERIFIED_RATE } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { MilitaryDiscount } from './MilitaryDiscount';

describe('the page of those who are verified', () => {
  it('says for each group what it gets, as the rule has it', () => {
    render(<MilitaryDiscount standing={null} outcome={null} loginHref="/login" />);
    const groups = screen.getAllByRole('listitem');
    expect(groups).toHaveLength(3);
    for (const group of groups) expect(group.textContent).toContain(`${VERIFIED_RATE / 10_000}% more off`);
  });
});
