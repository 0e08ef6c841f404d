import { CONSOLE_SHORTCUTS_ITEM, nameFor } from '@simpletread/domain';

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

  it('prevents the browser’s own action for the key', () => {
    const { registry } = withKeys('/');
    expect(press(registry, '/').defaultPrevented).toBe(true);
    expect(press(registry, 'q').defaultPrevented).toBe(false);
  });

  it('runs on the key that was chosen for it, and on its own no more', () => {
    const { registry, run } = withKeys('j');
    registry.remap('j', 'n');
    press(registry, 'j');
    expect(run).not.toHaveBeenCalled();
    press(registry, 'n');
    expect(run).toHaveBeenCalledTimes(1);
    registry.remap('j', null);
    press(registry, 'j');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('can take the place of two keys in a row', () => {
    const { registry, run } = withKeys('g o');
    registry.remap('g o', '1');
    press(registry, 'g');
    press(registry, 'o');
    expect(run).not.toHaveBeenCalled();
    press(registry, '1');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('lets a chosen key win over the same key of another page’s shortcut', () => {
    const { registry, run } = withKeys('?');
    registry.remap('?', 'c');
    const cancel = jest.fn();
    registry.add({ keys: 'c', label: 'Cancel order', group: 'Order', run: cancel });
    press(registry, 'c');
    expect(run).toHaveBeenCalledTimes(1);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('stores each person’s changes separately, and finds them again', () => {
    const first = withKeys('j').registry;
    first.belongsTo('dana');
    first.remap('j', 'n');
    first.turn('off');
    first.belongsTo('robin');
    expect([first.keysOf('j'), first.preferences().isOff]).toEqual(['j', false]);
    const next = withKeys('j').registry;
    next.belongsTo('dana');
    expect([next.keysOf('j'), next.preferences().isOff]).toEqual(['n', true]);
  });

  it.each(['', 'off', '{"isOff":1,"keys":{}}', '{"isOff":true,"keys":{"j":7}}', 'null'])(
    'starts with the defaults when the stored value is %j',
    (kept) => {
      localStorage.setItem(nameFor(CONSOLE_SHORTCUTS_ITEM, 'dana'), kept);
      const { registry } = withKeys('j');
      registry.belongsTo('dana');
      expect(registry.preferences()).toEqual({ isOff: false, keys: {} });
    },
  );

  it('knows the owner of a key, even when it only begins a sequence', () => {
    const { registry } = withKeys('g o');
    expect(registry.ownerOf('g', 'j')?.keys).toBe('g o');
    expect(registry.ownerOf('o', 'j')).toBeUndefined();
    expect(registry.ownerOf('g', 'g o')).toBeUndefined();
  });
});
