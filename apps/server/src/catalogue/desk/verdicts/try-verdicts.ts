import { Injectable } from '@nestjs/common';
import type { HandlerInput, tryFitmentVerdicts, VerdictChangesReply } from '@simpletread/contract';
import {
  type FitmentRecord,
  isLoadIndex,
  isLoadRange,
  isSpeedSymbol,
  ok,
  readRecord,
  RECORD_FORMS,
  type RecordValues,
  refuse,
  type Result,
} from '@simpletread/domain';

import { VehicleDirectory } from '../../../fitment/index.js';
import { Database } from '../../../platform/database/index.js';
import { RecordStores } from '../../../record-desk/index.js';
import { serviceDescription } from '../../tire-variant.js';
import { TireShelves } from '../../tire-shelves.js';
import { changedYears, sizesOf, verdictChanges, yearsText } from './verdict-changes.js';

type Wish = HandlerInput<typeof tryFitmentVerdicts>['body'];

const MOST_SHOWN = 200;

const textOf = (values: RecordValues, name: string): string => String(values[name] ?? '');
const loadOf = (value: unknown) => (typeof value === 'number' && isLoadIndex(value) ? value : null);
const speedOf = (value: unknown) => (typeof value === 'string' && isSpeedSymbol(value) ? value : null);

const fitmentOf = (values: RecordValues): FitmentRecord => {
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

const keyOf = ({ yearFrom, yearTo, trim, frontSize, rearSize }: FitmentRecord): string =>
  JSON.stringify([yearFrom, yearTo, trim, frontSize, rearSize]);

const yearsOf = (records: readonly FitmentRecord[]): readonly number[] => {
  const years = new Set<number>();
  for (const { yearFrom, yearTo } of records)
    for (let year = yearFrom; year <= yearTo; year += 1) years.add(year);
  return [...years].sort((a, b) => a - b);
};

/** Says which tires get another verdict by a change of one fitment, before anybody is sold one. */
@Injectable()
export class TryVerdicts {
  constructor(
    private readonly database: Database,
    private readonly stores: RecordStores,
    private readonly vehicles: VehicleDirectory,
    private readonly shelves: TireShelves,
  ) {}

  async run({ id, values }: Wish): Promise<Result<VerdictChangesReply>> {
    const [stored] = id === null ? [] : await this.stores.of('fitments').byIds([id], this.database);
    if (id !== null && stored === undefined) return refuse('record.missing');
    const before = stored?.values ?? null;
    const read = values === null ? null : readRecord(RECORD_FORMS.fitments, values, before);
    if (read !== null && !read.ok) return read;
    return this.compared(before, read === null ? null : read.value);
  }

  private async compared(
    before: RecordValues | null,
    after: RecordValues | null,
  ): Promise<Result<VerdictChangesReply>> {
    const was = before === null ? null : fitmentOf(before);
    const is = after === null ? null : fitmentOf(after);
    const about = is ?? was;
    if (about === null) return refuse('record.missing');
    const { make, model, trim } = about;
    const index = await this.vehicles.current();
    const known = index.models.find((one) => one.make === make && one.model === model);
    const records = known === undefined ? [] : index.recordsOf(known);
    const others = was === null ? records : records.filter((record) => keyOf(record) !== keyOf(was));
    const span = {
      make,
      model,
      trim,
      years: yearsOf([...(was === null ? [] : [was]), ...(is === null ? [] : [is])]),
      before: records,
      after: is === null ? others : [...others, is],
    };
    const fits = changedYears(span);
    const shelves = await Promise.all(sizesOf(fits).map((size) => this.shelves.ofSize(size)));
    const tires = shelves.flatMap((shelf) => shelf.tires);
    const changes = verdictChanges(span, fits, tires);
    return ok({
      examined: tires.length,
      total: changes.length,
      changes: changes.slice(0, MOST_SHOWN).map(({ tire, years, ...verdicts }) => ({
        itemNumber: tire.itemNumber,
        label: [tire.line.brandName, tire.line.lineName, tire.size.code, serviceDescription(tire)]
          .join(' ')
          .trim(),
        years: yearsText(years),
        ...verdicts,
      })),
    });
  }
}
