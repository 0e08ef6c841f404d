import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { vehicleSlug } from '@simpletread/domain';

import { VehicleIndex, type VehicleModel } from '../../vehicles/vehicle-index.js';
import { vehicleSuggestions } from '../suggestions/suggestion-index.js';
import { vehicleChoices } from './vehicle-choices.js';

const FILE = join(import.meta.dirname, '../../../../../../data/reference/vehicles.csv');

const models = (): readonly VehicleModel[] => {
  const known = new Map<string, VehicleModel & { readonly years: number[] }>();
  for (const row of readFileSync(FILE, 'utf8').split('\n').slice(1)) {
    const [year, make = '', model = ''] = row.split(',');
    if (model === '') continue;
    const key = `${make}|${model}`;
    const entry = known.get(key) ?? {
      make,
      model,
      makeSlug: vehicleSlug(make),
      modelSlug: vehicleSlug(model),
      years: [],
    };
    if (!entry.years.includes(Number(year))) entry.years.push(Number(year));
    known.set(key, entry);
  }
  return [...known.values()].map((model) => ({ ...model, years: [...model.years].sort((a, b) => b - a) }));
};

const SUGGESTIONS = vehicleSuggestions(new VehicleIndex(models(), []));

const first = (text: string): string | null => {
  const [choice] = vehicleChoices(text, SUGGESTIONS).choices;
  if (choice === undefined) return null;
  return choice.kind === 'make' ? choice.make : `${choice.model.make} ${choice.model.model}`;
};

describe('among all vehicles of the reference data', () => {
  it.each([
    '<script>alert(1)</script>',
    "'; drop table",
    "'; DROP TABLE users; --",
    'select * from users',
    'union select password',
    '../../etc/passwd',
    '{{7*7}}',
    'javascript:alert(1)',
    'pizza near me',
    'gas station',
    'order status',
    'return policy',
    'phone number',
    'gift card',
    'what is my tire size',
    'best tires for snow',
    'run flat tires',
    'foo bar baz',
    'lorem ipsum dolor',
  ])('"%s" means none', (text) => {
    expect(first(text)).toBeNull();
  });

  it.each([
    ['toyta camrey 2018', 'Toyota Camry'],
    ['hundai elantra gls', 'Hyundai Elantra'],
    ['subaro outbak limited', 'Subaru Outback'],
    ['corrolla le', 'Toyota Corolla'],
    ['pathfnder', 'Nissan Pathfinder'],
    ['huyndai sonta limited', 'Hyundai Sonata'],
    ['2015 ford escpe se', 'Ford Escape'],
    ['explrer xlt', 'Ford Explorer'],
    ['tundra trd pro', 'Toyota Tundra'],
    ['accord sport special edition 1.5t', 'Honda Accord'],
    ['ford f150 supercrew lariat ecoboost', 'Ford F-150'],
    ['mercedes sprinter van', 'Mercedes-Benz Sprinter 2500'],
    ['sable', 'Mercury Sable'],
    ['chevrolet sprint', 'Chevrolet Sprint'],
    ['chevy tahoe z71 2019', 'Chevrolet Tahoe'],
    ['tires for my honda civic', 'Honda Civic'],
    ['tires for crv', 'Honda CR-V'],
    ['best tires for camry', 'Toyota Camry'],
    ['snow tires for subaru outback', 'Subaru Outback'],
    ['benz c300 4matic', 'Mercedes-Benz C-Class'],
  ])('"%s" means a %s', (text, vehicle) => {
    expect(first(text)).toBe(vehicle);
  });

  it.each(['2019 honda crv ex', 'chevrolet silverado 1500', 'jeep wrangler rubicon 2021', 'volkswagen golf'])(
    '"%s" finds something from its third letter on',
    (text) => {
      const silent = Array.from({ length: text.length - 2 }, (_, at) => text.slice(0, at + 3)).filter(
        (typed) => /[a-z]{3}/.test(typed) && first(typed) === null,
      );
      expect(silent).toEqual([]);
    },
  );
});
