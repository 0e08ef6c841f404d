import { render } from '@testing-library/react';
import { Chip } from './Chip.js';

describe('Chip', () => {
  it('says the state in words; the mark is only visual', () => {
    const { container } = render(
      <Chip tone="warn" mark="half">
        Waiting on shop
      </Chip>,
    );
    expect(container.textContent).toBe('Waiting on shop');
    expect(container.querySelector('i')?.getAttribute('aria-hidden')).toBe('true');
  });
});
