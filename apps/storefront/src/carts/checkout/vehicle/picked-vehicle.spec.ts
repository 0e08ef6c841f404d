import { afterStep, chosenOf, isSameVehicle, NONE_PICKED, pickedVehicleOf } from './picked-vehicle';

const outback = {
  year: 2021,
  make: 'Subaru',
  model: 'Outback',
  trim: 'Premium',
  makeSlug: 'subaru',
  modelSlug: 'outback',
};
const picked = { make: 'subaru', model: 'outback', year: '2021', trim: 'Premium' };

describe('a vehicle while it is being picked', () => {
  it('starts with the cart’s', () => {
    expect(pickedVehicleOf(outback)).toEqual(picked);
    expect(pickedVehicleOf(null)).toEqual(NONE_PICKED);
    expect(isSameVehicle(outback, picked)).toBe(true);
    expect(isSameVehicle(outback, { ...picked, trim: '' })).toBe(false);
    expect(isSameVehicle(null, picked)).toBe(false);
  });

  it('clears later answers with an earlier one', () => {
    expect(afterStep(picked, 'make', 'honda')).toEqual({ ...NONE_PICKED, make: 'honda' });
    expect(afterStep(picked, 'year', '2020')).toEqual({ ...picked, year: '2020', trim: '' });
    expect(afterStep(picked, 'trim', '')).toEqual({ ...picked, trim: '' });
  });

  it.each([{ year: '' }, { model: '', year: '' }, { year: 'new' }])('is incomplete with %j', (over) => {
    expect(chosenOf({ ...picked, ...over })).toBeNull();
  });

  it('has slugs, for the records to write out', () => {
    expect(chosenOf(picked)).toEqual({ ...outback, make: 'subaru', model: 'outback' });
  });
});
