import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  changeFleet,
  changeFleetUnit,
  closeFleet,
  createFleet,
  createFleetUnit,
  type FleetRow,
  type FleetUnitRecord,
  getFleet,
  importFleetUnits,
  linkFleetAccount,
  listFleets,
  listFleetUnits,
  logFleetReading,
  logFleetRotation,
  previewFleetUnits,
  reopenFleet,
  retireFleetUnit,
  unlinkFleetAccount,
} from '@simpletread/contract';
import { dayAfter, easternWall, monthsAfter } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { as, by, type QuoteWalk, startQuoteWalk } from '../quotes/testing/quote-walk.js';
import { ForgetFleets } from './forget-fleets.js';
import { PersonalFleets } from './personal-fleets.js';

type UnitForm = Omit<CallInput<typeof createFleetUnit>['body'], 'fleetId'>;

const TODAY = easternWall(new Date()).slice(0, 10);

describe('the fleet desk', () => {
  let walk: QuoteWalk;
  beforeAll(async () => {
    walk = await startQuoteWalk();
  });
  afterAll(() => walk.app.close());

  let count = 0;
  const words = (change: object = {}) => {
    count += 1;
    return {
      ...{ name: `Hauling ${count}`, contactName: 'Lena Prado', email: `lena${count}@example.com` },
      ...{ phone: '(215) 555-0149', note: '', ...change },
    };
  };
  const fleet = (change: object = {}): Promise<FleetRow> =>
    walk.app.client.call(createFleet, { body: words(change) }, by('rita'));
  const seen = (id: string) => walk.app.client.call(getFleet, { params: { id } }, as('sam'));
  const form = (change: Partial<UnitForm> = {}): UnitForm => ({
    ...{ unitNumber: 'v1', year: 2021, makeSlug: 'subaru', modelSlug: 'outback', trim: '' },
    ...{ vin: '', plate: 'zka 4471', frontSize: '', rearSize: '', ...change },
  });
  const unit = (fleetId: string, change: Partial<UnitForm> = {}): Promise<FleetUnitRecord> =>
    walk.app.client.call(createFleetUnit, { body: { fleetId, ...form(change) } }, by('rita'));
  const read = (
    { id, version }: FleetUnitRecord,
    miles: number,
    readOn = TODAY,
    reason: string | null = null,
  ) =>
    walk.app.client.call(
      logFleetReading,
      { params: { id }, body: { version, miles, readOn, reason } },
      by('rita'),
    );
  const rotate = ({ id, version }: FleetUnitRecord, rotatedOn: string, miles: number | null) =>
    walk.app.client.call(
      logFleetRotation,
      { params: { id }, body: { version, rotatedOn, miles } },
      by('rita'),
    );
  const units = (filter: object) =>
    walk.app.client.call(listFleetUnits, { query: { filter: JSON.stringify(filter) } }, as('sam'));
  const table = (id: string, csv: string) => ({
    params: { id },
    body: { file: new Blob([csv], { type: 'text/csv' }) },
  });
  const preview = (id: string, csv: string) =>
    walk.app.client.call(previewFleetUnits, table(id, csv), as('rita'));
  const load = (id: string, csv: string) =>
    walk.app.client.call(importFleetUnits, table(id, csv), by('rita'));

  it('is worked by representatives and read by agents', async () => {
    const made = await fleet({ name: '  Prado   Hauling ' });
    expect(made).toMatchObject({
      name: 'Prado Hauling',
      state: 'active',
      owner: { name: 'Rita Vance' },
      unitCount: 0,
    });
    expect(await seen(made.id)).toEqual(made);
    await expect(walk.app.client.call(createFleet, { body: words() }, by('sam'))).rejects.toMatchObject({
      code: 'access.refused',
    });
    await expect(walk.app.client.call(listFleets, { query: {} }, as('mia'))).rejects.toMatchObject({
      code: 'access.refused',
    });
    await expect(fleet({ name: ' ' })).rejects.toMatchObject({
      fields: [{ path: 'body.name', message: 'Please enter a name of at most 80 characters' }],
    });
    const body = { ...words({ name: 'Prado Freight' }), version: made.version };
    const changed = await walk.app.client.call(changeFleet, { params: { id: made.id }, body }, by('rita'));
    expect(changed).toMatchObject({ name: 'Prado Freight', version: made.version + 1 });
    await expect(
      walk.app.client.call(changeFleet, { params: { id: made.id }, body }, by('rita')),
    ).rejects.toMatchObject({ code: 'record.stale' });
    const audited = await walk.app.db.query<{ text: string }>(
      'SELECT before::text || after::text AS text FROM platform.audit_row WHERE subject_id = $1 AND after IS NOT NULL',
      [made.id],
    );
    for (const { text } of audited) expect(text ?? '').not.toMatch(/lena|Lena|555/);
  });

  it('closes a fleet with its reason, takes its units off the list, and reopens it', async () => {
    const { id, version } = await fleet();
    const van = await rotate(await unit(id), monthsAfter(TODAY, -7), null);
    const shown = async () => (await units({ rotation: 'due' })).map((row) => row.id).includes(van.id);
    expect(await shown()).toBe(true);
    const closing = { params: { id }, body: { version, reason: 'soldVehicles' as const } };
    const closed = await walk.app.client.call(closeFleet, closing, by('rita'));
    expect(closed).toMatchObject({ state: 'closed', closeReason: 'soldVehicles', unitCount: 1 });
    expect(await shown()).toBe(false);
    await expect(unit(id, { unitNumber: 'v2' })).rejects.toMatchObject({ code: 'fleet.closed' });
    await expect(read(van, 9)).rejects.toMatchObject({ code: 'fleet.closed' });
    const again = { params: { id }, body: { version: closed.version } };
    expect(await walk.app.client.call(reopenFleet, again, by('rita'))).toMatchObject({
      state: 'active',
      closeReason: null,
    });
    expect(await shown()).toBe(true);
  });

  it('adds accounts by their exact address, each to one fleet', async () => {
    const email = `buyer${randomUUID()}@example.com`;
    await walk.app.db.execute(
      `INSERT INTO identity.account (id, email, first_name, last_name) VALUES ($1, $2, 'Bo', 'Prado')`,
      [randomUUID(), email],
    );
    const [one, two] = [await fleet(), await fleet()];
    const link = ({ id, version }: FleetRow, to: string) =>
      walk.app.client.call(linkFleetAccount, { params: { id }, body: { version, email: to } }, by('rita'));
    const linked = await link(one, email.toUpperCase());
    expect(linked.accounts).toMatchObject([{ email, name: 'Bo Prado' }]);
    await expect(link(two, email)).rejects.toMatchObject({
      code: 'fleet.accountTaken',
      message: `This account belongs to ${one.name}. Remove it there first.`,
    });
    await expect(link(linked, email)).rejects.toMatchObject({ code: 'fleet.accountLinked' });
    await expect(link(two, 'nobody@example.com')).rejects.toMatchObject({ code: 'fleet.accountUnknown' });
    const { accountId = '' } = linked.accounts[0] ?? {};
    const removal = { params: { id: one.id }, body: { version: linked.version, accountId } };
    expect((await walk.app.client.call(unlinkFleetAccount, removal, by('rita'))).accounts).toEqual([]);
    expect((await link(two, email)).accounts).toHaveLength(1);
  });

  it('judges the vehicle and sizes of a unit, whose number is unique', async () => {
    const { id } = await fleet();
    const made = await unit(id, { vin: '1M8GDM9AXKP042788' });
    expect(made).toMatchObject({
      ...{ unitNumber: 'V1', make: 'Subaru', model: 'Outback', frontSize: '225/65R17', rearSize: null },
      ...{ vin: '1M8GDM9AXKP042788', plate: 'ZKA 4471', rotation: { state: 'unknown' } },
    });
    await expect(unit(id)).rejects.toMatchObject({ code: 'fleet.unitNumberTaken' });
    await expect(unit(id, { unitNumber: 'v2', year: 1950 })).rejects.toMatchObject({
      code: 'fleet.vehicleUnknown',
    });
    await expect(unit(id, { unitNumber: 'v2', frontSize: '205/55R16' })).rejects.toMatchObject({
      code: 'fleet.sizeUnfit',
      message: 'This vehicle wasn’t made with 205/55R16. Its factory sizes are 225/65R17.',
    });
    await expect(unit(id, { unitNumber: 'v2', vin: '1M8GDM9AXKP042789' })).rejects.toMatchObject({
      fields: [{ path: 'body.vin', code: 'fleet.vinInvalid' }],
    });
    const change = {
      params: { id: made.id },
      body: { version: made.version, ...form({ unitNumber: 'v1-b' }) },
    };
    expect(await walk.app.client.call(changeFleetUnit, change, by('rita'))).toMatchObject({
      unitNumber: 'V1-B',
      vin: null,
    });
  });

  it('logs odometers and rotations, and lists who is due as the domain says', async () => {
    const { id } = await fleet();
    const first = await read(await unit(id, { unitNumber: 'a' }), 42_000, dayAfter(TODAY, -9));
    const rotated = await rotate(first, dayAfter(TODAY, -40), 41_000);
    expect(rotated).toMatchObject({
      miles: 42_000,
      rotatedMiles: 41_000,
      rotation: { state: 'fine', dueMiles: 47_000 },
    });
    await expect(read(rotated, 41_999)).rejects.toMatchObject({ code: 'fleet.milesFall' });
    await expect(read(first, 43_000)).rejects.toMatchObject({ code: 'record.stale' });
    const late = await read(rotated, 48_200);
    expect(late.rotation).toMatchObject({ state: 'due', milesLeft: -1_200 });
    const fixed = await read(late, 46_600, TODAY, 'Read the trip meter');
    expect(fixed.rotation.state).toBe('soon');
    expect(fixed.readings.map(({ kind, miles }) => [kind, miles])).toEqual([
      ['correction', 46_600],
      ['reading', 48_200],
      ['reading', 42_000],
      ['rotation', 41_000],
    ]);
    await rotate(await unit(id, { unitNumber: 'b' }), monthsAfter(TODAY, -8), null);
    await rotate(await unit(id, { unitNumber: 'c' }), monthsAfter(TODAY, -6), null);
    await rotate(await unit(id, { unitNumber: 'd' }), TODAY, 10);
    await unit(id, { unitNumber: 'e' });
    expect(await seen(id)).toMatchObject({ unitCount: 5, dueCount: 2, soonCount: 1 });
    const listed = await units({ fleetId: id });
    expect(listed.map((row) => row.unitNumber)).toEqual(['B', 'C', 'A', 'D', 'E']);
    for (const state of ['due', 'soon', 'fine', 'unknown'] as const)
      expect((await units({ fleetId: id, rotation: state })).map((row) => row.id).sort()).toEqual(
        listed
          .filter(({ rotation }) => rotation.state === state)
          .map((row) => row.id)
          .sort(),
      );
    const retired = { params: { id: fixed.id }, body: { version: fixed.version, isRetired: true } };
    const gone = await walk.app.client.call(retireFleetUnit, retired, by('rita'));
    await expect(read(gone, 50_000)).rejects.toMatchObject({ code: 'fleet.unitRetired' });
    expect(await seen(id)).toMatchObject({ unitCount: 4, soonCount: 0 });
  });

  it('imports the good rows of a table and returns the others, trying it first', async () => {
    const { id } = await fleet();
    await unit(id, { unitNumber: 'V1' });
    const csv = [
      'Unit,Year,Make,Model,Front size,Miles,Read on,Rotated on,Rotated at',
      'V1,2021,Subaru,Outback,,,,,',
      `V2,2021,SUBARU,outback,225/65R17,"30,000",${TODAY},1/5/2026,"24,000"`,
      'V3,2021,Subaru,Forester,,,,,',
      'V4,2021,Subaru,Outback,205/55R16,,,,',
      'V2,2021,Subaru,Outback,,,,,',
      '=V5,2021,Subaru,Outback,,,,,',
    ].join('\r\n');
    const tried = await preview(id, csv);
    expect(tried).toMatchObject({ goodCount: 1 });
    expect(tried.refused.map(({ line, problem }) => [line, problem.split(/[.:]/)[0]])).toEqual([
      [2, 'This fleet already has a unit V1'],
      [4, 'We don’t know this vehicle'],
      [5, 'This vehicle wasn’t made with 205/55R16'],
      [6, 'This fleet already has a unit V2'],
      [7, 'Please enter a unit number of at most 20 letters and digits'],
    ]);
    expect(tried.refusedCsv).toContain("'=V5");
    expect(await units({ fleetId: id })).toHaveLength(1);
    expect(await load(id, csv)).toEqual(tried);
    const added = (await units({ fleetId: id })).find((row) => row.unitNumber === 'V2');
    expect(added).toMatchObject({
      miles: 30_000,
      rotatedOn: '2026-01-05',
      rotatedMiles: 24_000,
      rotation: { state: 'due' },
    });
    await expect(load(id, csv)).rejects.toMatchObject({ code: 'fleet.csvNothing' });
    await expect(preview(id, 'a,b\n1,2')).rejects.toMatchObject({ code: 'fleet.csvColumns' });
  });

  it('adds a unit number once, however many add it at once', async () => {
    const { id } = await fleet();
    const tries = await Promise.allSettled([1, 2, 3].map(() => unit(id, { unitNumber: 'x' })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('erases contacts, with a person or a year after the fleet was closed', async () => {
    const person = { email: `erase${randomUUID()}@example.com`, accountId: randomUUID() };
    const theirs = await fleet({ email: person.email, note: 'Call Lena at lunch' });
    const source = walk.app.get(PersonalFleets);
    const [section] = await source.collect(walk.app.db, person);
    expect(section?.items).toMatchObject([
      { name: theirs.name, contactName: 'Lena Prado', note: 'Call Lena at lunch' },
    ]);
    const erasing = { person, contacts: [], subjectIds: [], requestId: randomUUID() };
    await walk.app.get(UnitOfWork).run(async (tx) => {
      await source.erase(tx, erasing);
      return { ok: true, value: null };
    });
    expect(await seen(theirs.id)).toMatchObject({
      name: theirs.name,
      contactName: '',
      email: '',
      phone: '',
      note: '',
    });
    const old = await fleet();
    await walk.app.db.execute(
      `UPDATE sales.fleet SET state = 'closed', close_reason = 'duplicate', updated_at = now() - interval '366 days' WHERE id = $1`,
      [old.id],
    );
    await walk.app.get(ForgetFleets).run();
    expect(await seen(old.id)).toMatchObject({ contactName: '', email: '' });
  });
});
