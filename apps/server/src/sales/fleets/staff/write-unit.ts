import { Injectable } from '@nestjs/common';
import type { createFleetUnit, HandlerInput, logFleetReading, logFleetRotation } from '@simpletread/contract';
import {
  easternWall,
  ok,
  readUnitOdometer,
  refuse,
  type Result,
  rotateUnit,
  type UnitCare,
} from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { FleetRepository } from '../store/fleet.repository.js';
import type { FleetUnitEntityRow } from '../store/fleet-unit.entity.js';
import { careOf, type UnitFacts, UnitRepository } from '../store/unit.repository.js';
import { JudgeUnit } from './judge-unit.js';

interface Seen {
  readonly id: string;
  readonly version: number;
}

type Typed = Omit<HandlerInput<typeof createFleetUnit>['body'], 'fleetId'>;

const NOTHING_READ: UnitCare = { miles: null, milesOn: null, rotatedOn: null, rotatedMiles: null };

const toldOfFacts = ({ number, year, make, model, trim, vin, plate, sizes }: UnitFacts) => ({
  ...{ number, vehicle: [year, make, model, trim].join(' ').trim(), vin, plate },
  ...{ frontSize: sizes.front, rearSize: sizes.rear },
});

const toldOfRow = (row: FleetUnitEntityRow) => ({
  ...{ number: row.number, vehicle: [row.year, row.make, row.model, row.trim].join(' ').trim() },
  ...{ vin: row.vin, plate: row.plate, frontSize: row.front_size, rearSize: row.rear_size },
});

/** The day in the East, as the console shows it. */
const dayOf = (at: Date): string => easternWall(at).slice(0, 10);

/** Writes units and logs their odometers and rotations; each returns the unit’s id. */
@Injectable()
export class WriteUnit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly fleets: FleetRepository,
    private readonly units: UnitRepository,
    private readonly judge: JudgeUnit,
    private readonly audit: Audit,
  ) {}

  async create(fleetId: string, typed: Typed, context: StaffContext): Promise<Result<string>> {
    const facts = await this.judged(typed);
    if (!facts.ok) return facts;
    return this.work.run(async (tx): Promise<Result<string>> => {
      const fleet = await this.fleets.open(tx, fleetId, 'update');
      if (!fleet.ok) return fleet;
      const { number } = facts.value;
      if ((await this.units.taken(tx, fleetId, [number])).size > 0)
        return refuse('fleet.unitNumberTaken', { number });
      const unit = { facts: facts.value, care: NOTHING_READ };
      const [id = ''] = await this.units.insert(tx, fleetId, [unit], context.staff.name);
      await this.note(tx, 'create', { id, before: null, after: toldOfFacts(facts.value) }, context);
      return ok(id);
    });
  }

  async change(seen: Seen, typed: Typed, context: StaffContext): Promise<Result<string>> {
    const facts = await this.judged(typed);
    if (!facts.ok) return facts;
    return this.held(seen, 'update', async (tx, row) => {
      const { number } = facts.value;
      const other = (await this.units.taken(tx, row.fleet_id, [number])).get(number);
      if (other !== undefined && other !== row.id) return refuse('fleet.unitNumberTaken', { number });
      await this.units.write(tx, row.id, facts.value);
      const sides = { before: toldOfRow(row), after: toldOfFacts(facts.value) };
      await this.note(tx, 'change', { id: row.id, ...sides }, context);
      return ok(row.id);
    });
  }

  retire(seen: Seen, isRetired: boolean, context: StaffContext): Promise<Result<string>> {
    return this.held(seen, 'share', async (tx, row) => {
      await this.units.retire(tx, row.id, isRetired ? await tx.now() : null);
      const sides = { before: { isRetired: row.retired_at !== null }, after: { isRetired } };
      await this.note(tx, isRetired ? 'retire' : 'restore', { id: row.id, ...sides }, context);
      return ok(row.id);
    });
  }

  reading(
    id: string,
    { version, ...reading }: HandlerInput<typeof logFleetReading>['body'],
    context: StaffContext,
  ): Promise<Result<string>> {
    const { miles, readOn, reason } = reading;
    const kind = reason === null ? 'reading' : 'correction';
    return this.log({ id, version }, { kind, miles, read_on: readOn, reason }, context, (care, today) =>
      readUnitOdometer(care, reading, today),
    );
  }

  rotation(
    id: string,
    { version, ...rotation }: HandlerInput<typeof logFleetRotation>['body'],
    context: StaffContext,
  ): Promise<Result<string>> {
    const { rotatedOn, miles } = rotation;
    const logged = { kind: 'rotation', miles, read_on: rotatedOn, reason: null } as const;
    return this.log({ id, version }, logged, context, (care, today) => rotateUnit(care, rotation, today));
  }

  private log(
    seen: Seen,
    logged: Omit<Parameters<UnitRepository['log']>[3], 'by_name'>,
    context: StaffContext,
    next: (care: UnitCare, today: string) => Result<UnitCare>,
  ): Promise<Result<string>> {
    return this.held(seen, 'share', async (tx, row) => {
      if (row.retired_at !== null) return refuse('fleet.unitRetired');
      const care = next(careOf(row), dayOf(await tx.now()));
      if (!care.ok) return care;
      await this.units.log(tx, row.id, care.value, { ...logged, by_name: context.staff.name });
      const verb = { reading: 'logReading', correction: 'correctReading', rotation: 'logRotation' }[
        logged.kind
      ];
      const sides = { before: careOf(row), after: { ...care.value, reason: logged.reason } };
      await this.note(tx, verb, { id: row.id, ...sides }, context);
      return ok(row.id);
    });
  }

  private async judged(typed: Typed): Promise<Result<UnitFacts>> {
    const judged = await this.judge.run(typed);
    if (!judged.ok) return judged;
    const { unitNumber: number, vin, plate } = typed;
    return ok({ ...judged.value, number, vin, plate });
  }

  /** The unit in the version that staff saw, locked after its fleet, which must be open. */
  private held(
    { id, version }: Seen,
    lock: 'share' | 'update',
    act: (tx: Transaction, row: FleetUnitEntityRow) => Promise<Result<string>>,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const fleetId = await this.units.fleetIdOf(tx, id);
      if (fleetId === null) return refuse('record.missing');
      const fleet = await this.fleets.open(tx, fleetId, lock);
      if (!fleet.ok) return fleet;
      const row = await this.units.lock(tx, id);
      if (row === null) return refuse('record.missing');
      return row.version === version ? act(tx, row) : refuse('record.stale');
    });
  }

  private note(
    tx: Transaction,
    verb: string,
    { id, before, after }: { readonly id: string; readonly before: object | null; readonly after: object },
    context: StaffContext,
  ): Promise<void> {
    const entry = { action: `fleetUnit.${verb}`, subjectType: 'fleetUnit', subjectId: id, before, after };
    return this.audit.recordStaff(tx, entry, context);
  }
}
