import { blocksInWords } from './privacy-words';

it('names the obstacles of an erasure', () => {
  expect(
    blocksInWords([
      { reason: 'openOrder', count: 1 },
      { reason: 'openRefund', count: 2 },
    ]),
  ).toBe('an order is not delivered yet, and 2 refunds are not paid out yet');
});
