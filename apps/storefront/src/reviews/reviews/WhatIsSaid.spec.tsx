/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { WhatIsSaid } from './WhatIsSaid';

const NOISE = { aspect: 'noise', count: 12, quote: 'No hum at highway speed.', reviewId: 'r1' } as const;

describe('what reviews say', () => {
  it('shows each aspect with its count and a sentence, on both sides', () => {
    render(<WhatIsSaid said={{ counted: 1200, praised: [NOISE], criticized: [] }} />);
    expect(screen.getByText('No hum at highway speed.').closest('li')?.textContent).toBe(
      'Noise 12 reviewsNo hum at highway speed.',
    );
    expect(screen.getByText('No pattern yet: too few reviews criticize the same thing.')).toBeTruthy();
    expect(screen.getByText(/1,200 reviews, by the same rule/)).toBeTruthy();
  });

  it('shows nothing without a pattern', () => {
    const { container } = render(<WhatIsSaid said={{ counted: 3, praised: [], criticized: [] }} />);
    expect(container.innerHTML).toBe('');
  });
});
