import { setImmediate as breathe } from 'node:timers/promises';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { HandlerInput, tryFitmentVerdicts, VerdictChangesReply } from '@simpletread/contract';
import { ok, readRecord, RECORD_FORMS, refuse, type Result } from '@simpletread/domain';

import { VehicleDirectory } from '../../vehicles/index.js';
import { Database } from '../../../platform/database/index.js';
import { type ChangedValues, PlanEffects, RecordStores } from '../../records/index.js';
import { serviceDescription, TireShelves } from '../../tires/index.js';
import { fitmentSpans } from './fitment-spans.js';
import {
  byDanger,
  changedYears,
  type FitmentSpan,
  isUnrefused,
  sizesOf,
  type VerdictChange,
  verdictChanges,
  yearsText,
} from './verdict-changes.js';

type Input = HandlerInput<typeof tryFitmentVerdicts>['body'];
type VerdictRow = VerdictChangesReply['changes'][number];

const MOST_SHOWN = 200;

interface Found extends VerdictChange {
  readonly span: FitmentSpan;
}

const verdictRow = ({ tire, years, span, before, after }: Found): VerdictRow => ({
  itemNumber: tire.itemNumber,
  label: [tire.line.brandName, tire.line.lineName, tire.size.code, serviceDescription(tire)].join(' ').trim(),
  vehicle: [span.make, span.model, span.trim].join(' ').trim(),
  years: yearsText(years),
  before,
  after,
});

/** Lists the tires whose verdict changes with fitments, before any is sold by them. */
@Injectable()
export class TryVerdicts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly stores: RecordStores,
    private readonly effects: PlanEffects,
    private readonly vehicles: VehicleDirectory,
    private readonly shelves: TireShelves,
  ) {}

  onModuleInit(): void {
    this.effects.addVerdicts('fitments', (changes) => this.ofChanges(changes));
  }

  async run({ id, values }: Input): Promise<Result<VerdictChangesReply>> {
    const [stored] = id === null ? [] : await this.stores.of('fitments').byIds([id], this.database);
    if (id !== null && stored === undefined) return refuse('record.missing');
    const before = stored?.values ?? null;
    const read = values === null ? null : readRecord(RECORD_FORMS.fitments, values, before);
    if (read !== null && !read.ok) return read;
    if (before === null && read === null) return refuse('record.missing');
    return ok(await this.ofChanges([{ before, after: read === null ? null : read.value }]));
  }

  private async ofChanges(changes: readonly ChangedValues[]): Promise<VerdictChangesReply> {
    const index = await this.vehicles.renewed();
    const spans = fitmentSpans(changes, (make, model) => index.recordsOf({ make, model }));
    const examined = new Set<string>();
    const found: Found[] = [];
    for (const span of spans) {
      const fits = changedYears(span);
      const shelves = await Promise.all(sizesOf(fits).map((size) => this.shelves.ofSize(size)));
      const tires = shelves.flatMap((shelf) => shelf.tires);
      for (const { tireId } of tires) examined.add(tireId);
      found.push(...verdictChanges(span, fits, tires).map((change) => ({ ...change, span })));
      // A table of all fitments is judged for seconds; others get their turn in between.
      await breathe();
    }
    return {
      examined: examined.size,
      total: found.length,
      unrefused: found.filter(isUnrefused).length,
      changes: found.sort(byDanger).slice(0, MOST_SHOWN).map(verdictRow),
    };
  }
}
