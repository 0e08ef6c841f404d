import { focusedRow, moveRowFocus } from './row-focus.js';

const table = (ids: readonly string[]): HTMLElement => {
  document.body.innerHTML = `<table><tbody>${ids
    .map((id) => `<tr data-row="${id}"><td><a href="#${id}" data-row-link>${id}</a></td></tr>`)
    .join('')}</tbody></table>`;
  return document.body;
};

describe('moving from row to row', () => {
  it('begins at the first row', () => {
    moveRowFocus(table(['a', 'b']), 1, undefined);
    expect(focusedRow()).toBe('a');
  });

  it('begins at the row that was opened last', () => {
    moveRowFocus(table(['a', 'b', 'c']), 1, 'b');
    expect(focusedRow()).toBe('b');
  });

  it('goes on by one and stays at the ends', () => {
    const root = table(['a', 'b']);
    moveRowFocus(root, 1, undefined);
    moveRowFocus(root, 1, undefined);
    expect(focusedRow()).toBe('b');
    moveRowFocus(root, 1, undefined);
    expect(focusedRow()).toBe('b');
    moveRowFocus(root, -1, undefined);
    expect(focusedRow()).toBe('a');
  });

  it('does nothing in an empty list', () => {
    moveRowFocus(table([]), 1, 'x');
    expect(focusedRow()).toBeNull();
  });
});
