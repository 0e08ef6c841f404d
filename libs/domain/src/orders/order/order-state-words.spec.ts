import { FULFILMENTS } from './fulfilment.js';
import { ORDER_STATES } from './order-state.js';
import { ORDER_STATE_WORDS, orderStateWord } from './order-state-words.js';

describe('the word for the state of an order', () => {
  it('is the state’s, whatever the fulfilment', () => {
    for (const fulfilment of FULFILMENTS.filter((each) => each !== 'warehouse-pickup'))
      for (const state of ORDER_STATES.filter((each) => each !== 'delivered'))
        expect(orderStateWord(state, fulfilment)).toBe(ORDER_STATE_WORDS[state]);
    expect(orderStateWord('delivered', 'ship-to-me')).toBe('Delivered');
    expect(orderStateWord('delivered', 'ship-to-shop')).toBe('Delivered');
  });

  it('says that tires at a FedEx location are ready for pickup', () => {
    expect(orderStateWord('delivered', 'fedex-pickup')).toBe('Ready for pickup');
  });

  it('names no carrier where the buyer picks the tires up at our warehouse', () => {
    expect(ORDER_STATES.map((state) => orderStateWord(state, 'warehouse-pickup'))).toEqual([
      'Order Processed',
      'Ready for pickup',
      'In Transit',
      'Picked up',
      'Cancelled',
    ]);
  });
});
