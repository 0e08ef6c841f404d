import { render, screen } from '@testing-library/react';
import { SeasonScope } from './SeasonScope.js';

describe('SeasonScope', () => {
  it('has the season and, if fixed, the mode', () => {
    render(
      <SeasonScope season="blackFriday" mode="dark" as="section">
        Preview
      </SeasonScope>,
    );
    const scope = screen.getByText('Preview');
    expect(scope.tagName).toBe('SECTION');
    expect({ ...scope.dataset }).toEqual({ season: 'blackFriday', mode: 'dark' });
  });
});
