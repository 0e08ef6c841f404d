import {
  type FitmentRecord,
  isLoadIndex,
  isLoadRange,
  isSpeedSymbol,
  ownValue,
  type RecordValues,
} from '@simpletread/domain';

const textOf = (values: RecordValues, name: string): string => String(ownValue(values, name) ?? '');
const loadOf = (value: unknown) => (typeof value === 'number' && isLoadIndex(value) ? value : null);
const speedOf = (value: unknown) => (typeof value === 'string' && isSpeedSymbol(value) ? value : null);

/** A stored fitment as the verdict reads it. */
export const fitmentOf = (values: RecordValues): FitmentRecord => {
  const range = values.loadRange;
  const rearSize = typeof values.rearSize === 'string' ? values.rearSize : null;
  return {
    make: textOf(values, 'make'),
    model: textOf(values, 'model'),
    yearFrom: Number(values.yearFrom),
    yearTo: Number(values.yearTo),
    trim: textOf(values, 'trim'),
    frontSize: textOf(values, 'frontSize'),
    frontLoadIndex: loadOf(values.frontLoadIndex),
    frontLoadIndexDual: loadOf(values.frontLoadIndexDual),
    frontSpeed: speedOf(values.frontSpeed),
    loadRange: typeof range === 'string' && isLoadRange(range) ? range : null,
    rearSize,
    rearLoadIndex: loadOf(values.rearLoadIndex),
    rearSpeed: speedOf(values.rearSpeed),
    isStaggered: rearSize !== null,
    confidence: values.confidence === 'high' ? 'high' : 'medium',
  };
};

/** The fields that distinguish the fitments of a model. */
export const keyOfFitment = ({ yearFrom, yearTo, trim, frontSize, rearSize }: FitmentRecord): string =>
  JSON.stringify([yearFrom, yearTo, trim, frontSize, rearSize]);
