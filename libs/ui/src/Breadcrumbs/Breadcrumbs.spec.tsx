import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs.js';

describe('Breadcrumbs', () => {
  it('links every step except the page itself', () => {
    render(
      <Breadcrumbs
        crumbs={[
          { label: 'Kestrel', href: '/kestrel' },
          { label: 'Tour 4S', href: '/here' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Kestrel']);
    expect(screen.getByText('Tour 4S').getAttribute('aria-current')).toBe('page');
  });
});
