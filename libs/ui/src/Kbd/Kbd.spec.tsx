import { render, screen } from '@testing-library/react';
import { Kbd } from './Kbd.js';

describe('Kbd', () => {
  it('is a key', () => {
    render(<Kbd>esc</Kbd>);
    expect(screen.getByText('esc').tagName).toBe('KBD');
  });
});
