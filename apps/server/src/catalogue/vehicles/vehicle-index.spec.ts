import { VehicleIndex } from './vehicle-index.js';

const model = (make: string, name: string) => ({
  make,
  model: name,
  makeSlug: make.toLowerCase(),
  modelSlug: name.toLowerCase(),
  years: [2021],
});

describe('the index of vehicles', () => {
  const index = new VehicleIndex(
    [model('Honda', 'Civic'), model('Honda', 'CR-V'), model('Ford', 'Civic')],
    [],
  );

  it('finds a model only under its own make', () => {
    expect(index.model('ford', 'civic')?.make).toBe('Ford');
    expect(index.model('ford', 'cr-v')).toBeUndefined();
    expect(index.modelsOf('honda').map(({ model: name }) => name)).toEqual(['Civic', 'CR-V']);
  });

  it('names every make once, and finds no others', () => {
    expect(index.makes).toEqual([
      { slug: 'honda', name: 'Honda' },
      { slug: 'ford', name: 'Ford' },
    ]);
    expect(index.modelsOf('yugo')).toEqual([]);
    expect(index.recordsOf(model('Honda', 'Civic'))).toEqual([]);
  });
});
