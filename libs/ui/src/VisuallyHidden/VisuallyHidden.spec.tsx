import { render, screen } from '@testing-library/react';
import { SkipLink } from './SkipLink.js';
import { VisuallyHidden } from './VisuallyHidden.js';

describe('VisuallyHidden', () => {
  it('keeps the words in the page', () => {
    render(<VisuallyHidden role="status">3 matches</VisuallyHidden>);
    expect(screen.getByRole('status').textContent).toBe('3 matches');
  });
});

describe('SkipLink', () => {
  it('links to the main content', () => {
    render(<SkipLink />);
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
  });
});
