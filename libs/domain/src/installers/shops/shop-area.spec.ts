import { US_STATES } from '../../contact/index.js';
import { cityAreaSlug, stateAreaSlug, stateName, stateOfAreaSlug } from './shop-area.js';

describe('addresses of areas with shops', () => {
  it('are a state’s name, or a city with its state', () => {
    expect(stateAreaSlug('NC')).toBe('north-carolina');
    expect(stateAreaSlug('DC')).toBe('district-of-columbia');
    expect(cityAreaSlug('St. Louis', 'MO')).toBe('st-louis-mo');
    expect(cityAreaSlug('Cañon City', 'CO')).toBe('canon-city-co');
  });

  it('lead back to each state', () => {
    for (const state of Object.keys(US_STATES)) expect(stateOfAreaSlug(stateAreaSlug(state))).toBe(state);
  });

  it('never take a city for a state', () => {
    expect(stateOfAreaSlug('washington-dc')).toBeNull();
    expect(stateOfAreaSlug(cityAreaSlug('New York', 'NY'))).toBeNull();
    for (const state of Object.keys(US_STATES)) expect(stateAreaSlug(state)).not.toMatch(/-[a-z]{2}$/);
  });

  it('know no state by a property that every object has', () => {
    expect(stateOfAreaSlug('constructor')).toBeNull();
    expect(stateName('constructor')).toBe('constructor');
  });
});
