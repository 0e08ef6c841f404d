import { isChoosable, isModifier, keyName } from './key-name.js';

const event = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('the name of a key', () => {
  it.each([
    ['j', event('J', { shiftKey: true })],
    ['mod+k', event('K', { ctrlKey: true })],
    ['mod+k', event('k', { metaKey: true })],
    ['Shift Space', event(' ', { shiftKey: true })],
    ['ArrowDown', event('ArrowDown')],
  ])('is %s', (name, pressed) => {
    expect(keyName(pressed)).toBe(name);
  });

  it.each(['j', '7', '/', 'é', 'mod+j', 'F2'])('can be chosen: %s', (name) => {
    expect(isChoosable(name)).toBe(true);
  });

  it.each(['Enter', 'Escape', 'Space', 'Tab', 'ArrowDown', 'Backspace', 'mod+Enter', 'PageDown'])(
    'cannot be chosen: %s',
    (name) => {
      expect(isChoosable(name)).toBe(false);
    },
  );

  it('is not known while only a modifier is down', () => {
    expect([event('Shift'), event('Meta'), event('x')].map(isModifier)).toEqual([true, true, false]);
  });
});
