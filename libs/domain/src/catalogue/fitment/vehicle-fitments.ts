import { parseTireSize, rimDiameterIn } from '../tires/index.js';
import type { VehicleName } from '../vehicles/index.js';
import type { AxleSpec, FitmentRecord, VehicleFitment } from './fitment-record.js';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const frontOf = (record: FitmentRecord): AxleSpec => ({
  sizeCode: record.frontSize,
  loadIndex: record.frontLoadIndex,
  dualLoadIndex: record.frontLoadIndexDual,
  speedSymbol: record.frontSpeed,
  loadRange: record.loadRange,
});

const rearOf = (record: FitmentRecord): AxleSpec | null =>
  record.rearSize === null
    ? null
    : {
        sizeCode: record.rearSize,
        loadIndex: record.rearLoadIndex,
        dualLoadIndex: null,
        speedSymbol: record.rearSpeed,
        loadRange: record.loadRange,
      };

/** The same trim name first, then names that share its words ("Lariat 20" for "Lariat"), then every trim. */
const ofTrim = (records: readonly FitmentRecord[], trim: string | undefined): readonly FitmentRecord[] => {
  const wanted = plain(trim ?? '');
  if (wanted === '') return records;
  const exact = records.filter((record) => plain(record.trim) === wanted);
  if (exact.length > 0) return exact;
  const padded = ` ${wanted} `;
  const near = records.filter((record) => {
    const name = ` ${plain(record.trim)} `;
    return name.trim() !== '' && (name.startsWith(padded) || padded.includes(name));
  });
  return near.length > 0 ? near : records;
};

const rimOf = (sizeCode: string): number => {
  const parsed = parseTireSize(sizeCode);
  return parsed.ok ? rimDiameterIn(parsed.value.size) : 0;
};

const specKey = (spec: AxleSpec | null): string => (spec === null ? '' : JSON.stringify(Object.values(spec)));

const orderKey = (fitment: VehicleFitment): string => `${specKey(fitment.front)}${specKey(fitment.rear)}`;

const bySizeThenSpec = (a: VehicleFitment, b: VehicleFitment): number => {
  const byRim = rimOf(a.front.sizeCode) - rimOf(b.front.sizeCode);
  if (byRim !== 0) return byRim;
  return orderKey(a) < orderKey(b) ? -1 : 1;
};

/**
 * Returns a vehicle's factory tire sets: records of its make, model and year, narrowed to its trim if they know it, equal sets merged.
 * Smallest rim first, then by size and service description; a set's trims are in alphabetical order. A set has high confidence only if all
 * its records do. Empty if no record covers the vehicle.
 */
export const vehicleFitments = (
  vehicle: VehicleName,
  records: readonly FitmentRecord[],
): readonly VehicleFitment[] => {
  const { year } = vehicle;
  const make = plain(vehicle.make);
  const model = plain(vehicle.model);
  const covering = records.filter(
    (record) =>
      record.yearFrom <= year &&
      year <= record.yearTo &&
      plain(record.make) === make &&
      plain(record.model) === model,
  );
  const sets = new Map<string, VehicleFitment>();
  for (const record of ofTrim(covering, vehicle.trim)) {
    const front = frontOf(record);
    const rear = rearOf(record);
    const key = `${specKey(front)}|${specKey(rear)}`;
    const known = sets.get(key);
    sets.set(key, {
      trims: [...new Set([...(known?.trims ?? []), record.trim])].sort(),
      front,
      rear,
      isStaggered: record.isStaggered || known?.isStaggered === true,
      confidence: known?.confidence === 'medium' ? 'medium' : record.confidence,
      inheritedFrom: null,
    });
  }
  return [...sets.values()].sort(bySizeThenSpec);
};
