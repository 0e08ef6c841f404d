import { afterVehicleStep, answersOf, vehicleOf } from './exchange-vehicle';

const CRV = {
  year: 2019,
  make: 'Honda',
  model: 'CR-V',
  trim: 'EX',
  makeSlug: 'honda',
  modelSlug: 'cr-v',
};
const LISTS = {
  makes: [{ value: 'honda', label: 'Honda' }],
  models: [{ value: 'cr-v', label: 'CR-V' }],
};

describe('the vehicle of an exchange', () => {
  it('comes back from its answers under the records’ names', () => {
    expect(vehicleOf(answersOf(CRV), LISTS)).toEqual(CRV);
    expect(vehicleOf(answersOf(null), LISTS)).toBeNull();
  });

  it('forgets the later answers once an earlier one changes', () => {
    const answers = answersOf(CRV);
    expect(afterVehicleStep(answers, 'make', 'ford')).toEqual({
      make: 'ford',
      model: '',
      year: '',
      trim: '',
    });
    expect(afterVehicleStep(answers, 'model', 'civic')).toEqual({
      make: 'honda',
      model: 'civic',
      year: '',
      trim: '',
    });
    expect(afterVehicleStep(answers, 'year', '2020')).toMatchObject({
      model: 'cr-v',
      year: '2020',
      trim: '',
    });
    expect(afterVehicleStep(answers, 'trim', 'LX')).toMatchObject({ year: '2019', trim: 'LX' });
  });
});
