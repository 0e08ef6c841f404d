import type { FitmentRecord } from '@simpletread/domain';

import { VehicleIndex } from './vehicle-index.js';

const model = (make: string, name: string) => ({
  make,
  model: name,
  makeSlug: make.toLowerCase(),
  modelSlug: name.toLowerCase(),
  years: [2021],
});

const RECORD: FitmentRecord = {
  make: 'Honda',
  model: 'CR-V',
  yearFrom: 2017,
  yearTo: 2022,
  trim: '',
  frontSize: '225/65R17',
  frontLoadIndex: 102,
  frontLoadIndexDual: null,
  frontSpeed: 'H',
  loadRange: null,
  rearSize: null,
  rearLoadIndex: null,
  rearSpeed: null,
  isStaggered: false,
  confidence: 'high',
};

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

  it('never mixes the records of two spellings: a year has those of the leader, else those of the other', () => {
    const record = { ...RECORD, make: 'Mercedes-Benz' };
    const twins = new VehicleIndex(
      [
        { ...model('Mercedes-Benz', 'CLA'), years: [2024, 2020] },
        { ...model('Mercedes-Benz', 'CLA-Class'), years: [2026, 2020] },
      ],
      [
        { ...record, model: 'CLA', yearFrom: 2020, yearTo: 2024, frontSize: '205/55R17' },
        { ...record, model: 'CLA-Class', yearFrom: 2019, yearTo: 2020, frontSize: '225/45R18' },
      ],
    );
    const [leader] = twins.models;
    expect(leader?.model).toBe('CLA');
    expect(leader?.years).toEqual([2026, 2024, 2020]);
    const sizes = (year: number) =>
      twins
        .fitmentsOf({ make: 'Mercedes-Benz', model: 'CLA-Class' }, year)
        .map(({ front }) => front.sizeCode);
    expect([sizes(2019), sizes(2020), sizes(2024), sizes(2026)]).toEqual([
      ['225/45R18'],
      ['205/55R17'],
      ['205/55R17'],
      [],
    ]);
    expect(twins.model('mercedes-benz', 'cla-class')).toBe(leader);
  });

  it('gives a model its parent’s sizes only in years in which both were sold', () => {
    const record = { ...RECORD, model: 'Accord', yearFrom: 2018, yearTo: 2021 };
    const heirs = new VehicleIndex(
      [
        { ...model('Honda', 'Accord'), years: [2020] },
        { ...model('Honda', 'Accord Hybrid'), years: [2021, 2020] },
      ],
      [record],
    );
    const from = (year: number) =>
      heirs
        .fitmentsOf({ make: 'Honda', model: 'Accord Hybrid' }, year)
        .map(({ inheritedFrom }) => inheritedFrom);
    expect([from(2020), from(2021)]).toEqual([['Accord'], []]);
  });
});
