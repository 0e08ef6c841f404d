import { ShortcutRegistry } from './shortcut-registry.js';

const press = (
  registry: ShortcutRegistry,
  key: string,
  init: KeyboardEventInit = {},
  target: Element = document.body,
): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.addEventListener('keydown', (heard) => registry.handle(heard as KeyboardEvent), { once: true });
  target.dispatchEvent(event);
  return event;
};

const within = (html: string): Element => {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-here]');
  if (element === null) throw new Error('no target in the fixture');
  return element;
};

describe('shortcuts', () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '';
  });

  const withKeys = (keys: string) => {
    const registry = new ShortcutRegistry();
    const run = jest.fn();
    const remove = registry.add({ keys, label: keys, group: 'Lists', run });
    return { registry, run, remove };
  };

  it('runs on its key, in either case', () => {
    const { registry, run } = withKeys('j');
    press(registry, 'j');
    press(registry, 'J');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs on two keys in a row, and not on the second alone', () => {
    const { registry, run } = withKeys('g o');
    press(registry, 'o');
    expect(run).not.toHaveBeenCalled();
    press(registry, 'g');
    press(registry, 'o');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each(['<input data-here>', '<textarea data-here></textarea>', '<select data-here></select>'])(
    'rests inside %s',
    (html) => {
      const { registry, run } = withKeys('c');
      press(registry, 'c', {}, within(html));
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('rests inside a dialog', () => {
    const { registry, run } = withKeys('c');
    press(registry, 'c', {}, within('<div role="dialog"><button data-here></button></div>'));
    expect(run).not.toHaveBeenCalled();
  });

  it('leaves Space to the button that has the focus', () => {
    const { registry, run } = withKeys('Space');
    press(registry, ' ', {}, within('<button data-here></button>'));
    expect(run).not.toHaveBeenCalled();
    press(registry, ' ');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('lets command keys through everywhere, also while single keys are off', () => {
    const { registry, run } = withKeys('mod+k');
    registry.turn('off');
    press(registry, 'k', { ctrlKey: true }, within('<input data-here>'));
    press(registry, 'k', { metaKey: true });
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('can be turned off and on again', () => {
    const { registry, run } = withKeys('c');
    registry.turn('off');
    press(registry, 'c');
    expect(run).not.toHaveBeenCalled();
    registry.turn('on');
    press(registry, 'c');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs the later of two with the same key, and the earlier again once it is gone', () => {
    const { registry, run } = withKeys('/');
    const later = jest.fn();
    const remove = registry.add({ keys: '/', label: 'Note', group: 'Order', run: later });
    press(registry, '/');
    expect(later).toHaveBeenCalledTimes(1);
    expect(registry.list()).toHaveLength(1);
    remove();
    press(registry, '/');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('stops what the browser would have done with the key', () => {
    const { registry } = withKeys('/');
    expect(press(registry, '/').defaultPrevented).toBe(true);
    expect(press(registry, 'q').defaultPrevented).toBe(false);
  });
});
