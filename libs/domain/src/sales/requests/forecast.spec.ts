import { cents } from '../../money/index.js';
import { expectedValue, FORECAST_STATES } from './forecast.js';

describe('the forecast', () => {
  it('expects more of a request the further it is', () => {
    const expected = FORECAST_STATES.map((state) => expectedValue(state, cents(100_001)));
    expect(expected).toEqual([10_000, 30_000, 50_001]);
  });
});
