import {
  type CallInput,
  type Client,
  ContractError,
  getHub,
  getProduct,
  getScoreWeights,
  listScoreExamples,
  publishScores,
  saveScoreDraft,
  type ScoreWeightsState,
  searchTires,
  tryScoreWeights,
} from '@simpletread/contract';
import { FIRST_SCORE_WEIGHTS, overallScore } from '@simpletread/domain';

import { aProductLine, aTire, aWarehouse } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';
import { RunScorePublication } from './run-score-publication.js';

const GRIP = { longLasting: 10, handling: 10, traction: 70, durability: 10 };
const LIFE = { longLasting: 70, handling: 10, traction: 10, durability: 10 };
const WHY = 'Winter is near and grip counts.';

type Draft = CallInput<typeof saveScoreDraft>['body'];

describe('the weights of the score', () => {
  let app: TestApp;
  let client: Client;
  let other: Client;
  let lines: Readonly<Record<'grippy' | 'lasting', { lineId: string; brandSlug: string; lineSlug: string }>>;
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
    ({ client: other } = await aStaffClient(app, { role: 'merchandiser', name: 'Ada Okafor' }));
    await aWarehouse(app.db);
    // 7.4 and 8.0 with the first weights.
    const grippy = await aProductLine(app.db, {
      name: 'Grippy',
      scoreOverall: 7.4,
      longLasting: 6,
      handling: 7,
      traction: 9,
    });
    const lasting = await aProductLine(app.db, {
      name: 'Lasting',
      scoreOverall: 8,
      longLasting: 9.4,
      handling: 8,
      traction: 6.7,
    });
    lines = { grippy, lasting };
    await aTire(app.db, { lineId: grippy.lineId, stock: { CAR: 20 } });
    await aTire(app.db, { lineId: lasting.lineId, stock: { CAR: 20 } });
  });
  afterAll(() => app.close());

  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error instanceof ContractError ? error.code : String(error)),
    );
  const weightsNow = () => client.call(getScoreWeights, {});
  const save = (
    body: Omit<Draft, 'version'> & { version?: number },
    by = client,
  ): Promise<ScoreWeightsState> =>
    weightsNow().then(({ version }) =>
      by.call(saveScoreDraft, { body: { version, ...body } }, { idempotencyKey: newId() }),
    );
  const publish = async (version?: number, by = client) => {
    const seen = version ?? (await weightsNow()).version;
    return by.call(publishScores, { body: { version: seen, reason: WHY } }, { idempotencyKey: newId() });
  };
  const job = () => app.get(RunScorePublication);
  const product = (name: keyof typeof lines) => {
    const { brandSlug, lineSlug } = lines[name];
    return app.client.call(getProduct, { params: { brand: brandSlug, line: lineSlug }, query: {} });
  };
  const shown = async (name: keyof typeof lines) => {
    const { score, scoreBasis } = await product(name);
    return [score?.overall, scoreBasis.find(({ label }) => label === 'Overall')?.text];
  };
  const found = async () =>
    (await app.client.call(searchTires, { query: { size: '225-65r17' } })).items.map(
      ({ lineName, score }) => [lineName, score?.overall],
    );

  const BY_FIRST = '30% long lasting, 25% handling, 30% traction and 15% durability.';
  const BY_GRIP = '10% long lasting, 10% handling, 70% traction and 10% durability.';

  it('begin with the original weights', async () => {
    expect(await weightsNow()).toMatchObject({
      version: 1,
      published: { version: 1, weights: FIRST_SCORE_WEIGHTS, publishedByName: 'SimpleTread' },
      draft: null,
      run: null,
      history: [{ version: 1 }],
    });
    expect(await shown('grippy')).toEqual([7.4, BY_FIRST]);
  });

  it('combine four parts into one overall figure, explain it on the page, and reproduce it [R1.05]', async () => {
    const { score, scoreBasis } = await product('lasting');
    const parts = { longLasting: 9.4, handling: 8, traction: 6.7, durability: 7.8 };
    expect(score).toEqual({ ...parts, overall: overallScore(parts, FIRST_SCORE_WEIGHTS) });
    expect(scoreBasis.map(({ label }) => label)).toEqual([
      'Long lasting',
      'Handling',
      'Traction',
      'Durability',
      'Overall',
    ]);
    expect(scoreBasis.every(({ text }) => /^(Based on|\d+%) .+\.$/.test(text))).toBe(true);
    expect((await product('lasting')).score).toEqual(score);
  });

  it('can be tried out: the trial reports changes and writes nothing', async () => {
    const trial = await client.call(tryScoreWeights, { body: { weights: GRIP } });
    expect(trial).toMatchObject({
      lineCount: 2,
      tireCount: 2,
      changedLineCount: 2,
      risingLineCount: 1,
      fallingLineCount: 1,
      bandMoves: expect.arrayContaining([
        { from: 'good', to: 'great', lineCount: 1, tireCount: 1 },
        { from: 'great', to: 'good', lineCount: 1, tireCount: 1 },
      ]),
      risers: [{ label: 'Northway Grippy', before: 7.4, after: 8.4 }],
      fallers: [{ label: 'Northway Lasting', before: 8, after: 7.2 }],
      topPicks: { sizesLookedAt: 1, sizesChanged: 1 },
    });
    expect(trial.topPicks.sizes[0]?.before[0]).toEqual({ reason: 'Best overall', label: 'Northway Lasting' });
    expect(trial.topPicks.sizes[0]?.after[0]).toEqual({ reason: 'Best overall', label: 'Northway Grippy' });
    expect((await weightsNow()).version).toBe(1);
    expect(await shown('grippy')).toEqual([7.4, BY_FIRST]);
  });

  it('are tried on chosen lines, by default on the most reviewed', async () => {
    const { lineId } = lines.grippy;
    const chosen = await client.call(listScoreExamples, { query: { lines: lineId } });
    expect(chosen).toMatchObject([
      { lineId, label: 'Northway Grippy', score: { overall: 7.4, traction: 9 } },
    ]);
    expect(await client.call(listScoreExamples, { query: {} })).toHaveLength(2);
  });

  it('must total 100, with none too small or too large', async () => {
    const saved = (weights: typeof GRIP) =>
      save({ weights }).then(
        () => [],
        (error: unknown) => (error instanceof ContractError ? error.fields : []),
      );
    expect(await saved({ ...GRIP, traction: 60 })).toMatchObject([
      { path: 'body.weights', message: 'The four weights must total 100%. They total 90%.' },
    ]);
    expect(await saved({ ...GRIP, handling: 4, durability: 16 })).toMatchObject([
      { path: 'body.weights.handling', message: 'Handling must be a whole percentage from 5 to 70.' },
    ]);
  });

  it('cannot be changed by staff who may only see products', async () => {
    const { client: agent } = await aStaffClient(app, { role: 'support-agent', name: 'Sam Reed' });
    expect(await codeOf(save({ weights: GRIP }, agent))).toBe('access.refused');
    expect(await codeOf(publish(1, agent))).toBe('access.refused');
    expect((await agent.call(getScoreWeights, {})).draft).toBeNull();
  });

  it('are not drafted over a colleague’s newer draft', async () => {
    const { version } = await weightsNow();
    await save({ weights: GRIP, version });
    expect(await codeOf(save({ weights: LIFE, version }, other))).toBe('record.stale');
    expect(await codeOf(publish(version, other))).toBe('record.stale');
    expect((await weightsNow()).draft).toMatchObject({ weights: GRIP, savedByName: 'Max Chen' });
    expect(await save({ weights: null })).toMatchObject({ draft: null });
    expect(await codeOf(publish())).toBe('score.noDraft');
    await save({ weights: FIRST_SCORE_WEIGHTS });
    expect(await codeOf(publish())).toBe('score.nothingChanges');
  });

  it('reach shoppers only after all scores are computed, wherever a server stops', async () => {
    await save({ weights: GRIP });
    expect((await publish()).run).toMatchObject({ version: 2, weights: GRIP, done: 0, total: 2 });
    await job().run({ sliceSize: 1, isEnough: (done) => done >= 1 });
    expect((await weightsNow()).run).toMatchObject({ done: 1, total: 2 });
    expect(await codeOf(save({ weights: LIFE }))).toBe('score.publishing');
    expect(await codeOf(publish())).toBe('score.publishing');
    await job().run({ isEnough: (done) => done >= 2 });
    expect((await weightsNow()).run).toMatchObject({ done: 2, total: 2 });
    expect(await shown('grippy')).toEqual([7.4, BY_FIRST]);
    expect(await found()).toEqual([
      ['Lasting', 8],
      ['Grippy', 7.4],
    ]);
    await Promise.all([job().run(), job().run()]);
    const [example] = await client.call(listScoreExamples, { query: { lines: lines.grippy.lineId } });
    expect(example?.score?.overall).toBe(8.4);
    await eventually(async () => {
      expect(await shown('grippy')).toEqual([8.4, BY_GRIP]);
      expect(await shown('lasting')).toEqual([7.2, BY_GRIP]);
      expect(await found()).toEqual([
        ['Grippy', 8.4],
        ['Lasting', 7.2],
      ]);
      const hub = await app.client.call(getHub, { query: { category: 'all-season' } });
      expect(hub.lines.map(({ lineName }) => lineName)).toEqual(['Grippy', 'Lasting']);
    });
    expect(await weightsNow()).toMatchObject({
      run: null,
      draft: null,
      published: { version: 2, weights: GRIP, reason: WHY, changedLineCount: 2, publishedByName: 'Max Chen' },
    });
  });

  it('are restored by publishing a former version, and both are in the history', async () => {
    expect(await codeOf(save({ weights: LIFE, restores: 77 }))).toBe('record.missing');
    await save({ weights: FIRST_SCORE_WEIGHTS, restores: 1 }, other);
    await publish(undefined, other);
    await job().run();
    await eventually(async () => expect(await shown('grippy')).toEqual([7.4, BY_FIRST]));
    expect((await weightsNow()).history).toMatchObject([
      { version: 3, weights: FIRST_SCORE_WEIGHTS, restores: 1, publishedByName: 'Ada Okafor' },
      { version: 2, weights: GRIP, restores: null },
      { version: 1 },
    ]);
  });

  it('set the scores of lines that were added or changed while the others were computed', async () => {
    await save({ weights: LIFE });
    await publish();
    await job().run({ isEnough: (done) => done >= 2 });
    const { lineId } = await aProductLine(app.db, {
      name: 'Newcomer',
      longLasting: 9,
      handling: 5,
      traction: 5,
    });
    await app.db.execute('UPDATE catalogue.product_line SET score_long_lasting = 7 WHERE id = $1', [
      lines.grippy.lineId,
    ]);
    await job().run();
    const rows = await app.db.query<{ id: string; overall: number; version: number }>(
      'SELECT id, score_overall::float AS overall, score_version AS version FROM catalogue.product_line',
    );
    // 0.7 × 9 + 0.1 × (5 + 5 + 7.8), and 0.7 × 7 + 0.1 × (7 + 9 + 7.8).
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: lineId, overall: 8.1, version: 4 },
        { id: lines.grippy.lineId, overall: 7.3, version: 4 },
      ]),
    );
    expect(rows.every(({ version }) => version === 4)).toBe(true);
  });

  it('are in the audit before and after, with the reason', async () => {
    const rows = await app.db.query<{ before: object; after: object; actor_name: string }>(
      `SELECT before, after, actor_name FROM platform.audit_row WHERE action = 'scoreWeights.publish' ORDER BY id`,
    );
    expect(rows[0]).toMatchObject({
      before: { version: 1, weights: FIRST_SCORE_WEIGHTS },
      after: { version: 2, weights: GRIP, reason: WHY },
      actor_name: 'Max Chen',
    });
  });
});
