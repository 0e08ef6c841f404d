import { referenceModels } from './testing/reference-lexicon.js';
import { modelSpelling } from './model-spelling.js';

const isOne = (make: string, one: string, other: string): boolean =>
  modelSpelling(make, one) === modelSpelling(make, other);

describe('the spelling of a model', () => {
  it.each([
    ['Ford', 'F-150', 'F150'],
    ['Ford', 'F-150', 'f 150'],
    ['Ford', 'F-250 Super Duty', 'F250 SuperDuty'],
    ['Mazda', 'CX-5', 'CX5'],
    ['Mazda', 'Mazda3', 'Mazda 3'],
    ['Mazda', 'Mazda3', '3'],
    ['Honda', 'CR-V', 'Cr V'],
    ['Toyota', 'RAV4', 'RAV-4'],
    ['Toyota', 'C-HR', 'CHR'],
    ['Chrysler', 'Town & Country', 'Town and Country'],
    ['Kia', 'Cee’d', 'Ceed'],
    ['Citroën', 'C4', 'Citroen C4'],
    ['Mercedes-Benz', 'CLA-Class', 'CLA'],
    ['Mercedes-Benz', 'E-Class', 'E Class'],
    ['Ferrari', 'Ferrari 550 Maranello', '550 Maranello'],
    ['Hyundai', 'IONIQ 5', 'Ioniq5'],
  ])('of a %s is one for %s and %s', (make, one, other) => {
    expect(isOne(make, one, other)).toBe(true);
  });

  it.each([
    ['Mazda', 'CX-5', 'CX-50'],
    ['Mazda', 'Mazda3', 'Mazdaspeed3'],
    ['Mercedes-Benz', 'GLC', 'GLC Coupe'],
    ['Mercedes-Benz', 'B-Class', 'B-Class Electric Drive'],
    ['Volkswagen', 'Jetta', 'Jetta (New)'],
    ['Toyota', 'Camry', 'Camry Hybrid'],
    ['Cadillac', 'Escalade', 'Escalade ESV'],
    ['CODA', 'CODA', ''],
    ['Ram', '1500', '2500'],
  ])('of a %s is another for %s and %s', (make, one, other) => {
    expect(isOne(make, one, other)).toBe(false);
  });

  it('is shared in the reference data only by short names of Mercedes-Benz and by names with their make', () => {
    const groups = new Map<string, string[]>();
    for (const { make, model } of referenceModels) {
      const key = modelSpelling(make, model);
      groups.set(key, [...(groups.get(key) ?? []), model].sort());
    }
    const twins = [...groups.values()].filter((models) => models.length > 1);
    const shortNames = ['CLA', 'CLE', 'CLS', 'GLA', 'GLB', 'GLC', 'GLE', 'GLS', 'SL', 'SLC', 'SLK'];
    const bareNames = ['348 TB/TS', '550 Maranello', 'F355/355 F1', 'Mondial T/Cabriolet'];
    expect(new Set(twins.map(([first]) => first))).toEqual(
      new Set([
        ...shortNames,
        ...bareNames.map((name) => (name.startsWith('M') ? `Ferrari ${name}` : name)),
        'Panoz Roadster',
      ]),
    );
    expect(twins.every((models) => models.length === 2)).toBe(true);
  });
});
