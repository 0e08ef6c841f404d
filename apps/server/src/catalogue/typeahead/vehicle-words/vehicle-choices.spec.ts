import { vehicleSlug } from '@simpletread/domain';

import { VehicleIndex } from '../../vehicles/vehicle-index.js';
import { vehicleSuggestions } from '../suggestions/suggestion-index.js';
import { makeChoices, type VehicleChoice, vehicleChoices } from './vehicle-choices.js';

const model = (make: string, name: string, firstYear = 2010, lastYear = 2021) => ({
  make,
  model: name,
  makeSlug: vehicleSlug(make),
  modelSlug: vehicleSlug(name),
  years: Array.from({ length: lastYear - firstYear + 1 }, (_, at) => lastYear - at),
});

const SUGGESTIONS = vehicleSuggestions(
  new VehicleIndex(
    [
      ...['2 Series', '3 Series', '4 Series', '5 Series', '7 Series', 'X5'].map((name) => model('BMW', name)),
      model('Chevrolet', 'Silverado 1500'),
      model('Ford', 'E-350', 2000, 2014),
      model('Ford', 'F-150'),
      model('Ford', 'F-150 Lightning', 2022, 2023),
      model('GMC', 'Sierra 1500'),
      model('Honda', 'Civic', 1990, 2021),
      model('Honda', 'CR-V', 1997, 2021),
      model('Mercedes-Benz', 'C-Class'),
      model('Mercedes-Benz', 'E-Class'),
      model('Ram', '1500'),
    ],
    [],
  ),
);

const nameOf = (choice: VehicleChoice): string => {
  if (choice.kind === 'make')
    return [choice.year, choice.make].filter((part) => part !== undefined).join(' ');
  const name = `${choice.model.make} ${choice.model.model}`;
  if (choice.kind === 'model') return name;
  return [choice.year, name, ...(choice.trimText === '' ? [] : [`(${choice.trimText})`])].join(' ');
};
const choices = (text: string): readonly string[] => vehicleChoices(text, SUGGESTIONS).choices.map(nameOf);

describe('vehicles that a text may mean', () => {
  it('are one when the model is typed in full: no neighbor that shares a word of its name', () => {
    expect(choices('bmw 3 series 2015')).toEqual(['2015 BMW 3 Series']);
    expect(choices('2015 5-series bmw')).toEqual(['2015 BMW 5 Series']);
    expect(choices('merc c class 2012')).toEqual(['2012 Mercedes-Benz C-Class']);
  });

  it('stay several where one name is short for several', () => {
    expect([...choices('1500')].sort()).toEqual(['Chevrolet Silverado 1500', 'GMC Sierra 1500', 'Ram 1500']);
    expect([...choices('e350')].sort()).toEqual(['Ford E-350', 'Mercedes-Benz E-Class']);
  });

  it('keep the rest of the text for the trim', () => {
    expect(choices('2019 honda crv ex')).toEqual(['2019 Honda CR-V (ex)']);
    expect(choices('honda crv ex 2019')).toEqual(['2019 Honda CR-V (ex)']);
  });

  it('are found by the short names of makes and the badges of models', () => {
    expect(choices('chevy 1500')[0]).toBe('Chevrolet Silverado 1500');
    expect(choices('merc e350 2012')).toEqual(['2012 Mercedes-Benz E-Class (e350)']);
  });

  it('are the years of a model that is named in full, newest first', () => {
    const { choices: years, isYearChoice } = vehicleChoices('Honda CR-V', SUGGESTIONS);
    expect(isYearChoice).toBe(true);
    expect(years.map(nameOf).slice(0, 2)).toEqual(['2021 Honda CR-V', '2020 Honda CR-V']);
    expect(years).toHaveLength(25);
  });

  it('are the models of a make that is named alone, with a year only those sold then', () => {
    expect([...choices('Ford')].sort()).toEqual(['Ford E-350', 'Ford F-150', 'Ford F-150 Lightning']);
    expect(choices('2022 Ford')).toEqual(['2022 Ford F-150 Lightning']);
    expect(choices('Ford 2005')).toEqual(['2005 Ford E-350']);
  });

  it('ask for the year where the model was not sold in the one typed', () => {
    expect(choices('1995 ford f150')).toContain('Ford F-150');
  });

  it('are none for words that name no vehicle', () => {
    for (const text of ['', '225/65r17', 'michelin', '1850', 'winter tires'])
      expect(choices(text)).toEqual([]);
  });

  it('begin with the makes of most models and years', () => {
    expect(makeChoices(SUGGESTIONS, 2).map(nameOf)).toEqual(['BMW', 'Honda']);
  });
});
