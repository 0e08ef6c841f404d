import { render } from '@testing-library/react';
import { Skeleton } from './Skeleton.js';

describe('Skeleton', () => {
  it('is hidden from screen readers', () => {
    const { container } = render(<Skeleton width={120} />);
    const bar = container.firstElementChild as HTMLElement;
    expect(bar.getAttribute('aria-hidden')).toBe('true');
    expect([bar.style.width, bar.style.height]).toEqual(['120px', '14px']);
  });

  it('takes the size of a tile from its parent', () => {
    const { container } = render(<Skeleton shape="tile" />);
    expect((container.firstElementChild as HTMLElement).style.height).toBe('');
  });
});
