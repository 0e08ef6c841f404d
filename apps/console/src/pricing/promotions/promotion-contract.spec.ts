import { promotionContract } from './promotion-contract.js';
import { NEW_PROMOTION } from './promotion-form.js';

const WRONG = 'wrong';

describe('the errors of a promotion', () => {
  it.each([
    ['name', 'name'],
    ['startsAt', 'startsAt'],
    ['definition.benefit.amountInCents', 'amount'],
    ['definition.benefit.ratePpm', 'percent'],
    ['definition.benefit.capInCents', 'cap'],
    ['definition.benefit.target', 'target'],
    ['definition.scope.sizeCodes.0', 'scope.sizeCodes.0'],
    ['definition.conditions.minTires', 'minTires'],
    ['definition.conditions.minSubtotalInCents', 'minSubtotal'],
    ['definition.conditions.zipPrefixes.1', 'zips.1'],
    ['definition.conditions.states.0', 'states.0'],
    ['definition.conditions.vehicles.1.fromYear', 'vehicles.1.makeSlug'],
    ['definition.conditions.vehicles.0', 'vehicles.0.makeSlug'],
    ['definition.exclusivityGroup', 'group'],
    ['definition.priority', 'priority'],
    ['definition.limits.uses', 'uses'],
    ['definition.limits.budgetInCents', 'budget'],
  ])('of %s appear at the field %s of its form', (path, field) => {
    expect(promotionContract.named({ [path]: WRONG })).toEqual({ [field]: WRONG });
    expect(NEW_PROMOTION).toHaveProperty(field.split('.')[0] ?? '');
  });
});
