import { type FitmentRecord, searchCodeOf, vehicleFitments, type VehicleFitment } from '@simpletread/domain';

import type { KnownVehicle } from '../../vehicles/index.js';
import { tireFit } from '../tire-fit.js';
import type { Tire } from '../../tires/index.js';

export type VerdictKind = 'fits' | 'conditional' | 'refused' | 'unknown';

/** A vehicle over the model years that a fitment covers, with what its maker fitted before and after. */
export interface FitmentSpan {
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly years: readonly number[];
  readonly before: readonly FitmentRecord[];
  readonly after: readonly FitmentRecord[];
}

export interface VerdictChange {
  readonly tire: Tire;
  readonly years: readonly number[];
  readonly before: VerdictKind;
  readonly after: VerdictKind;
}

interface YearFit {
  readonly years: number[];
  readonly before: readonly VehicleFitment[];
  readonly after: readonly VehicleFitment[];
}

const vehicleOf = (
  { make, model }: FitmentSpan,
  year: number,
  fitments: readonly VehicleFitment[],
): KnownVehicle => ({
  name: { year, make, model },
  makeSlug: '',
  modelSlug: '',
  fitments,
});

/** Years with equal sets before and after are judged once; years without a change are skipped. */
export const changedYears = (span: FitmentSpan): readonly YearFit[] => {
  const fits = new Map<string, YearFit>();
  for (const year of span.years) {
    const { make, model, trim } = span;
    const name = { year, make, model, ...(trim === '' ? {} : { trim }) };
    const before = vehicleFitments(name, span.before);
    const after = vehicleFitments(name, span.after);
    const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
    if (was === is) continue;
    const key = `${was}\n${is}`;
    const known = fits.get(key) ?? { years: [], before, after };
    known.years.push(year);
    fits.set(key, known);
  }
  return [...fits.values()];
};

/** The searches of the sizes that the vehicle has before or after. */
export const sizesOf = (fits: readonly YearFit[]): readonly string[] => [
  ...new Set(
    fits.flatMap(({ before, after }) =>
      [...before, ...after].flatMap(({ front, rear }) => [
        searchCodeOf(front.sizeCode),
        ...(rear === null ? [] : [searchCodeOf(rear.sizeCode)]),
      ]),
    ),
  ),
];

const DANGER = { fits: 3, conditional: 2, unknown: 1, refused: 0 } as const;

/** True for a tire that is refused now and would be sold. */
export const isUnrefused = ({ before, after }: VerdictChange): boolean =>
  before === 'refused' && after !== 'refused';

/** The improvement in rank from the old verdict to the new. */
const danger = ({ before, after }: VerdictChange): number => DANGER[after] - DANGER[before];

/** Tires that were refused and would be sold come first, those that then fit before the others. */
export const byDanger = (a: VerdictChange, b: VerdictChange): number =>
  Number(isUnrefused(b)) - Number(isUnrefused(a)) ||
  danger(b) - danger(a) ||
  a.tire.itemNumber - b.tire.itemNumber;

const AXLES = ['both', 'front', 'rear'] as const;

/** The best verdict over all wheels and each axle: on a staggered vehicle a tire goes on one of them only. */
const kindOf = (tire: Tire, vehicle: KnownVehicle): VerdictKind =>
  AXLES.map((axle) => tireFit(tire, vehicle, axle).kind).reduce((best, kind) =>
    DANGER[kind] > DANGER[best] ? kind : best,
  );

/** The tires whose verdict becomes another, those first that would be sold where they were not. */
export const verdictChanges = (
  span: FitmentSpan,
  fits: readonly YearFit[],
  tires: readonly Tire[],
): readonly VerdictChange[] => {
  const vehicles = fits.map(({ years, before, after }) => {
    const [year = 0] = years;
    return { years, before: vehicleOf(span, year, before), after: vehicleOf(span, year, after) };
  });
  return tires
    .flatMap((tire) =>
      vehicles.flatMap(({ years, before, after }) => {
        const change = { tire, years, before: kindOf(tire, before), after: kindOf(tire, after) };
        return change.before === change.after ? [] : [change];
      }),
    )
    .sort(byDanger);
};

/** Years as people write them: "2017–2019, 2021". */
export const yearsText = (years: readonly number[]): string => {
  const spans: [number, number][] = [];
  for (const year of [...years].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
};
