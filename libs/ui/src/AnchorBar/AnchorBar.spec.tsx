import { render, screen } from '@testing-library/react';
import { AnchorBar } from './AnchorBar.js';

describe('AnchorBar', () => {
  it('links to the sections of the page and marks the one in view', () => {
    render(
      <AnchorBar
        label="Purchase"
        name="Tour 4S"
        sections={[
          { id: 'insights', label: 'Insights' },
          { id: 'specs', label: 'Specs' },
        ]}
        activeId="specs"
      >
        <button type="button">Add to cart</button>
      </AnchorBar>,
    );
    expect(screen.getByRole('region', { name: 'Purchase' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Insights' }).getAttribute('href')).toBe('#insights');
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Specs');
  });
});
