import { Injectable } from '@nestjs/common';
import { faultMessage, type importFleetUnits, type HandlerReply } from '@simpletread/contract';
import {
  easternWall,
  ok,
  readUnitOdometer,
  readUnitTable,
  refuse,
  type Result,
  rotateUnit,
  UNIT_COLUMNS,
  type UnitCare,
  type UnitDraft,
  type UnitRow,
  vehicleSlug,
  writeCsv,
} from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { FleetRepository } from '../store/fleet.repository.js';
import { type NewUnit, UnitRepository } from '../store/unit.repository.js';
import { JudgeUnit } from './judge-unit.js';

type Reply = HandlerReply<typeof importFleetUnits>;

interface JudgedRow {
  readonly row: UnitRow;
  readonly unit: Result<NewUnit>;
}

const careOfDraft = (draft: UnitDraft, today: string): Result<UnitCare> => {
  let care: UnitCare = { miles: null, milesOn: null, rotatedOn: null, rotatedMiles: null };
  if (draft.rotatedOn !== null) {
    const rotated = rotateUnit(care, { rotatedOn: draft.rotatedOn, miles: draft.rotatedMiles }, today);
    if (!rotated.ok) return rotated;
    care = rotated.value;
  }
  if (draft.miles === null) return ok(care);
  return readUnitOdometer(care, { miles: draft.miles, readOn: draft.milesOn ?? today, reason: null }, today);
};

const replyOf = (rows: readonly JudgedRow[]): Reply => {
  const bad = rows.flatMap(({ row, unit }) => (unit.ok ? [] : [{ row, problem: faultMessage(unit.fault) }]));
  return {
    goodCount: rows.length - bad.length,
    refused: bad.map(({ row, problem }) => ({ line: row.line, unitNumber: row.cells.Unit.trim(), problem })),
    refusedCsv:
      bad.length === 0
        ? null
        : writeCsv([
            [...UNIT_COLUMNS, 'Problem'],
            ...bad.map(({ row, problem }) => [...UNIT_COLUMNS.map((column) => row.cells[column]), problem]),
          ]),
  };
};

/** Adds the good rows of a table of units to a fleet, and returns the others with their reasons. */
@Injectable()
export class ImportUnits {
  constructor(
    private readonly work: UnitOfWork,
    private readonly fleets: FleetRepository,
    private readonly units: UnitRepository,
    private readonly judge: JudgeUnit,
    private readonly audit: Audit,
  ) {}

  preview(fleetId: string, csv: string): Promise<Result<Reply>> {
    return this.read(fleetId, csv, (_tx, rows) => Promise.resolve(ok(replyOf(rows))));
  }

  run(fleetId: string, csv: string, context: StaffContext): Promise<Result<Reply>> {
    return this.read(fleetId, csv, async (tx, rows) => {
      const good = rows.flatMap(({ unit }) => (unit.ok ? [unit.value] : []));
      if (good.length === 0) return refuse('fleet.csvNothing');
      await this.add(tx, fleetId, good, context);
      return ok(replyOf(rows));
    });
  }

  private async read(
    fleetId: string,
    csv: string,
    act: (tx: Transaction, rows: readonly JudgedRow[]) => Promise<Result<Reply>>,
  ): Promise<Result<Reply>> {
    const table = readUnitTable(csv);
    if (!table.ok) return table;
    return this.work.run(async (tx): Promise<Result<Reply>> => {
      const fleet = await this.fleets.open(tx, fleetId, 'update');
      return fleet.ok ? act(tx, await this.judged(tx, fleetId, table.value)) : fleet;
    });
  }

  private async add(
    tx: Transaction,
    fleetId: string,
    units: readonly NewUnit[],
    context: StaffContext,
  ): Promise<void> {
    const before = await this.units.count(tx, fleetId);
    await this.units.insert(tx, fleetId, units, context.staff.name);
    await this.audit.recordStaff(
      tx,
      {
        ...{ action: 'fleet.importUnits', subjectType: 'fleet', subjectId: fleetId },
        ...{ before: { units: before }, after: { units: before + units.length } },
      },
      context,
    );
  }

  private async judged(tx: Transaction, fleetId: string, table: readonly UnitRow[]): Promise<JudgedRow[]> {
    const today = easternWall(await tx.now()).slice(0, 10);
    const numbers = table.flatMap(({ draft }) => (draft.ok ? [draft.value.number] : []));
    const used = new Set((await this.units.taken(tx, fleetId, numbers)).keys());
    const judged: JudgedRow[] = [];
    for (const row of table) {
      const unit = row.draft.ok ? await this.unitOf(row.draft.value, used, today) : row.draft;
      if (unit.ok) used.add(unit.value.facts.number);
      judged.push({ row, unit });
    }
    return judged;
  }

  private async unitOf(draft: UnitDraft, used: ReadonlySet<string>, today: string): Promise<Result<NewUnit>> {
    const { number, vin, plate, make, model } = draft;
    if (used.has(number)) return refuse('fleet.unitNumberTaken', { number });
    const named = { ...draft, makeSlug: vehicleSlug(make), modelSlug: vehicleSlug(model) };
    const vehicle = await this.judge.run(named);
    if (!vehicle.ok) return vehicle;
    const care = careOfDraft(draft, today);
    return care.ok ? ok({ facts: { ...vehicle.value, number, vin, plate }, care: care.value }) : care;
  }
}
