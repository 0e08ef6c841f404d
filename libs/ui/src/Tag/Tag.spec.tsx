import { render } from '@testing-library/react';
import { Tag } from './Tag.js';

describe('Tag', () => {
  it('is plain text', () => {
    const { container } = render(<Tag tone="good">Save $76 on four</Tag>);
    expect(container.textContent).toBe('Save $76 on four');
  });
});
