import { type Client, ContractError, getOurPicks, saveOurPicks, searchTires } from '@simpletread/contract';

import { aProductLine, aTire } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';
import { SavePicks } from './save-picks.js';
import { PickRepository } from './pick.repository.js';

const DAY_MS = 86_400_000;

describe('our picks', () => {
  let app: TestApp;
  let client: Client;
  let lines: string[];
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
    lines = [];
    for (const name of ['Alder', 'Birch', 'Cedar']) {
      const { lineId } = await aProductLine(app.db, { name });
      await aTire(app.db, { lineId });
      lines.push(lineId);
    }
  });
  afterAll(() => app.close());

  const save = async (picks: { lineId: string; startsAt?: string | null; endsAt?: string | null }[]) => {
    const { version } = await client.call(getOurPicks, {});
    const whole = picks.map((pick) => ({ startsAt: null, endsAt: null, ...pick }));
    return client.call(saveOurPicks, { body: { version, picks: whole } }, { idempotencyKey: newId() });
  };
  const shown = async () =>
    (await app.client.call(searchTires, { query: { size: '225-65r17', sort: 'our-picks' } })).items.map(
      ({ lineName, isOurPick }) => `${lineName}${isOurPick ? '*' : ''}`,
    );

  it('come first in the order that they are saved in, as soon as they are saved', async () => {
    const [alder = '', birch = '', cedar = ''] = lines;
    await save([{ lineId: cedar }, { lineId: alder }]);
    await eventually(async () => expect(await shown()).toEqual(['Cedar*', 'Alder*', 'Birch']));
    await save([{ lineId: alder }, { lineId: cedar }, { lineId: birch }]);
    await eventually(async () => expect(await shown()).toEqual(['Alder*', 'Cedar*', 'Birch*']));
  });

  it('begin and end with their windows', async () => {
    const [alder = '', birch = ''] = lines;
    const later = new Date(Date.now() + DAY_MS).toISOString();
    const saved = await save([
      { lineId: alder, startsAt: later },
      { lineId: birch, endsAt: later },
    ]);
    expect(saved.picks.map(({ label, isOn }) => [label, isOn])).toEqual([
      ['Northway Alder', false],
      ['Northway Birch', true],
    ]);
    await eventually(async () => expect((await shown())[0]).toBe('Birch*'));
    await app.db.execute(
      `UPDATE catalogue.product_line SET pick_starts_at = now() - interval '1 day' WHERE id = $1`,
      [alder],
    );
    await app.get(PickRepository).turn();
    await eventually(async () => expect((await shown()).slice(0, 2)).toEqual(['Alder*', 'Birch*']));
  });

  it('are not saved over a colleague’s, nor with a nonexistent line', async () => {
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (error: unknown) => (error instanceof ContractError ? error.code : String(error)),
      );
    const stale = client.call(
      saveOurPicks,
      { body: { version: 99, picks: [] } },
      { idempotencyKey: newId() },
    );
    expect(await codeOf(stale)).toBe('record.stale');
    expect(await codeOf(save([{ lineId: newId() }]))).toBe('record.missing');
    expect((await app.get(SavePicks).show()).picks.length).toBeGreaterThan(0);
  });
});
