import { CONSOLE_COLOR_MODE_ITEM } from '@simpletread/domain';

import { applyColorMode, keepColorMode, readColorMode } from './color-mode.js';

describe('the colors of the console', () => {
  beforeEach(() => {
    localStorage.clear();
    applyColorMode('system');
  });

  it('follow the system until someone chooses', () => {
    expect(readColorMode()).toBe('system');
    expect(document.documentElement.dataset['mode']).toBeUndefined();
  });

  it('are remembered and painted at once', () => {
    keepColorMode('dark');
    expect(document.documentElement.dataset['mode']).toBe('dark');
    expect(readColorMode()).toBe('dark');
  });

  it('follow the system again on request, and whenever something unknown was stored', () => {
    keepColorMode('dark');
    keepColorMode('system');
    expect(document.documentElement.dataset['mode']).toBeUndefined();
    localStorage.setItem(CONSOLE_COLOR_MODE_ITEM.name, 'sepia');
    expect(readColorMode()).toBe('system');
  });
});
