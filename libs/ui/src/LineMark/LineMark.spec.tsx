import { render } from '@testing-library/react';
import { LineMark } from './LineMark.js';

describe('LineMark', () => {
  it('is decoration, not content', () => {
    const { container } = render(<LineMark isDrawn />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
