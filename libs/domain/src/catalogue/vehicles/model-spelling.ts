import { vehicleSlug } from './vehicle-slug.js';

const squeezed = (name: string): string => vehicleSlug(name).replaceAll('-', '');

/** The make in front of a model names no other car: Ferrari 550 Maranello, Mazda3. A word that goes on with letters does: Mazdaspeed3. */
const withoutMake = (model: string, make: string): string => {
  const rest = model.startsWith(make) ? model.slice(make.length) : '';
  const isWhole = rest !== '' && (vehicleSlug(rest) !== rest || /^\d/.test(rest));
  return isWhole ? vehicleSlug(rest) : model;
};

/**
 * Returns the key that all spellings of one model share: upper and lower case, accents, spaces, hyphens and other signs don't count, nor do the make in
 * front and the word Class at the end. F-150 and F150, CX-5 and CX5, Mazda3 and Mazda 3, CLA and CLA-Class are one model each. Any other word counts:
 * GLC and GLC Coupe, Jetta and Jetta (New) are two.
 */
export const modelSpelling = (make: string, model: string): string => {
  const makeSlug = vehicleSlug(make);
  const name = withoutMake(vehicleSlug(model), makeSlug).replace(/-class$/, '');
  return `${squeezed(make)}/${squeezed(name)}`;
};
