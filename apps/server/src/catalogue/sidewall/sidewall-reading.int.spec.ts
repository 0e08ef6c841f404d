import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createClient, readSidewall, SIDEWALL_PHOTO_BYTES } from '@simpletread/contract';
import sharp from 'sharp';

import { aProductLine, aTire } from '../../../test/builders/index.js';
import { type SpawnedServer, spawnServer, startTestApp, type TestApp, send } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';

const SIZES = ['225/65R17', '225/55R17', '265/70R17'];
const CALLS_A_MINUTE = 8;
const MEGABYTE = 1_048_576;

const chalk = (): Promise<Buffer> => readFile(join(import.meta.dirname, 'testing', 'photos', 'chalk.jpg'));

// The reader is a thread in a separate file, which only the built server has.
describe('POST /sidewall-readings', () => {
  let app: TestApp;
  let server: SpawnedServer;

  const read = (bytes: Uint8Array, type = 'image/jpeg') =>
    createClient({ fetch: send, baseUrl: server.url, validateReplies: true, timeoutMs: 60_000 }).call(
      readSidewall,
      {
        body: { photo: new File([new Uint8Array(bytes)], 'tire.jpg', { type }) },
      },
    );
  const refusalOf = (bytes: Uint8Array, type?: string): Promise<unknown> =>
    read(bytes, type).catch((error: unknown) => error);

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { lineId } = await aProductLine(app.db);
    for (const sizeCode of SIZES) await aTire(app.db, { lineId, sizeCode });
    server = await spawnServer('src/main.js', {
      DATABASE_URL: app.databaseUrl,
      LOG_LEVEL: 'error',
      STRICT_RATE_LIMIT_PER_MINUTE: String(CALLS_A_MINUTE),
    });
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await app.close();
  });

  it('reads the size of a clear photo, with its confidence and the other readings', async () => {
    const { choices, isSure, serviceDescription } = await read(await chalk());
    expect(choices[0]).toMatchObject({ sizeCode: '225/65R17', sizeSlug: '225-65r17', tireCount: 1 });
    expect(choices[0]?.confidence).toBeGreaterThanOrEqual(0.9);
    expect([isSure, serviceDescription]).toEqual([true, '102H']);
  });

  it('asks for another photo when one is too poor, and takes no size from it', async () => {
    const poor = await sharp(await chalk())
      .resize(400)
      .blur(6)
      .jpeg()
      .toBuffer();
    const { choices, isSure } = await read(poor);
    expect(isSure).toBe(false);
    expect(choices.every(({ confidence }) => confidence < 0.9)).toBe(true);
  });

  it('refuses a file that isn’t a picture, with a message that names the fix', async () => {
    const text = Buffer.from('no picture at all');
    expect(await refusalOf(text)).toMatchObject({
      statusCode: 400,
      code: 'sidewall.photoUnreadable',
      message: 'We could not open this photo. Please take another one.',
    });
    expect(await refusalOf(text, 'text/plain')).toMatchObject({
      statusCode: 400,
      code: 'sidewall.photoType',
      message: 'Please choose a JPEG, PNG or WebP photo.',
    });
  });

  it('refuses a file that is too large with 413, and states the limit', async () => {
    expect(await refusalOf(new Uint8Array(SIDEWALL_PHOTO_BYTES + 1))).toMatchObject({
      statusCode: 413,
      code: 'sidewall.photoTooLarge',
      message: 'This photo is larger than 6 MB. Please choose a smaller one.',
    });
    expect(await refusalOf(new Uint8Array(SIDEWALL_PHOTO_BYTES + 2 * MEGABYTE))).toMatchObject({
      statusCode: 413,
      code: 'request.tooLarge',
    });
  });

  it('lets a caller have few photos read in a minute', async () => {
    const refusals: unknown[] = [];
    for (let calls = 0; calls <= 2 * CALLS_A_MINUTE; calls += 1)
      refusals.push(await refusalOf(Buffer.from('no picture')));
    expect(refusals).toContainEqual(
      expect.objectContaining({ statusCode: 429, code: 'request.rateLimited' }),
    );
  });
});
