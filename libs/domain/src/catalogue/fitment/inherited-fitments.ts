import type { VehicleName } from '../vehicles/index.js';
import type { FitmentRecord, VehicleFitment } from './fitment-record.js';
import { vehicleFitments } from './vehicle-fitments.js';

/**
 * Endings of a model that is its parent with another drive or a longer body. Electric models (EV, Electric), plug-ins with a name of their own (Prime,
 * Energi, 4xe, PHEV) and other bodies (Coupe, Sportback, EXT) are missing on purpose: our records contradict their parents' sizes, or have
 * too few of them to tell (decision 0071).
 */
const ENDINGS: readonly string[] = ['Plug-in Hybrid', 'Hybrid', 'LWB', 'ESV', 'MAX', 'XL', 'EL', 'L'];

/** Returns the name of the model whose sizes a model may inherit: Accord for "Accord Hybrid". Null for a model that inherits none. */
export const parentModel = (model: string): string | null => {
  const name = model.trim();
  const ending = ENDINGS.find((each) => name.toLowerCase().endsWith(` ${each.toLowerCase()}`));
  if (ending === undefined) return null;
  const parent = name.slice(0, -ending.length).trim();
  return parent === '' ? null : parent;
};

/**
 * Returns the set of sizes that a hybrid or long-wheelbase model inherits from its parent of the same year, marked with the parent's name. It inherits only
 * if the parent has one set in every trim, down to load and speed, and high confidence in it; otherwise the list is empty. Call it only for a model
 * without records of its own.
 */
export const inheritedFitments = (
  parent: Omit<VehicleName, 'trim'>,
  records: readonly FitmentRecord[],
): readonly VehicleFitment[] => {
  const sets = vehicleFitments({ year: parent.year, make: parent.make, model: parent.model }, records);
  const [only] = sets;
  if (only === undefined || sets.length > 1 || only.confidence !== 'high') return [];
  return [{ ...only, trims: [], confidence: 'medium', inheritedFrom: parent.model }];
};
