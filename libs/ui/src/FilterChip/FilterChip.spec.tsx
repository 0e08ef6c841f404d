import { render, screen } from '@testing-library/react';
import { FilterChip } from './FilterChip.js';

describe('FilterChip', () => {
  it('says that pressing it removes the filter', () => {
    render(<FilterChip isOn>In stock</FilterChip>);
    expect(screen.getByRole('button', { name: 'Remove filter In stock' })).toBeTruthy();
  });

  it('links to a past search', () => {
    render(<FilterChip href="/tires/225-65r17">225/65R17 winter</FilterChip>);
    expect(screen.getByRole('link', { name: '225/65R17 winter' })).toBeTruthy();
  });
});
