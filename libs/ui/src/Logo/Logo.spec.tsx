import { render, screen } from '@testing-library/react';
import { Logo } from './Logo.js';

describe('Logo', () => {
  it('links to the home page', () => {
    render(<Logo href="/" />);
    expect(screen.getByRole('link', { name: 'SimpleTread, home' })).toBeTruthy();
  });

  it('is only a name without an address', () => {
    render(<Logo />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('SimpleTread')).toBeTruthy();
  });
});
