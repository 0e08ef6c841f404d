import { readUpdate } from './read-update.js';

describe('readUpdate', () => {
  it('reads an update', () => {
    const update = { topic: 'orders', id: '01a1', type: 'OrderPlaced' };
    expect(readUpdate(JSON.stringify(update))).toEqual(update);
  });

  it.each(['', 'hello', '{"topic":"weather","id":"1","type":"x"}', '{"topic":"orders"}', 7, null])(
    'passes over %j',
    (data) => {
      expect(readUpdate(data)).toBeNull();
    },
  );
});
