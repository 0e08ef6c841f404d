/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { HandlingNote } from './HandlingNote';

describe('the note on handling', () => {
  it('warns while the warehouses are late, and shows nothing otherwise', () => {
    expect(render(<HandlingNote mode="delayed" />).container.textContent).toMatch(/slower than usual/);
    expect(render(<HandlingNote mode="standard" />).container.textContent).toBe('');
  });
});
