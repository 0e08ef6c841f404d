import { comeAgain, fewAtOnce, TooManyAtOnce } from './few-at-once';

describe('slow work', () => {
  it('runs for a few at once, and for the next when one of them is done', () => {
    const places = fewAtOnce(2);
    const leave = places.enter();
    places.enter();
    expect(() => places.enter()).toThrow(TooManyAtOnce);
    leave();
    leave();
    places.enter();
    expect(() => places.enter()).toThrow(TooManyAtOnce);
  });

  it('refuses more with a message to try again', () => {
    expect([comeAgain().status, comeAgain().headers.get('retry-after')]).toEqual([503, '10']);
  });
});
