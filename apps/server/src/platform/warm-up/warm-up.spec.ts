import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { CapturedLog } from '../../../test/app/captured-log.js';
import { WarmUp } from './warm-up.js';

type Inject = NestFastifyApplication['inject'];

const anApp = (answer: (url: string) => void) => {
  const inject = ((options: { url: string }) => {
    answer(options.url);
    return Promise.resolve({ statusCode: 200 });
  }) as unknown as Inject;
  return { inject };
};

describe('the warm-up', () => {
  it('makes every read once, in the order in which they were added', async () => {
    const log = new CapturedLog();
    const warmUp = new WarmUp(log);
    const asked: string[] = [];
    warmUp.add(() => Promise.resolve(['/a', '/b']));
    warmUp.add(() => Promise.resolve(['/c']));
    await warmUp.run(anApp((url) => asked.push(url)));
    expect(asked).toEqual(['/a', '/b', '/c']);
  });

  it('ends with a warning where a read throws', async () => {
    const log = new CapturedLog();
    const warmUp = new WarmUp(log);
    warmUp.add(() => Promise.reject(new Error('the catalogue is away')));
    await warmUp.run(anApp(() => undefined));
    expect(log.of('warn')).toEqual([
      { level: 'warn', message: 'warm-up', fields: { reads: 0, refused: 0, cause: 'the catalogue is away' } },
    ]);
  });

  it('stops as soon as the server shuts down', async () => {
    const warmUp = new WarmUp(new CapturedLog());
    const asked: string[] = [];
    warmUp.add(() => Promise.resolve(['/a', '/b', '/c']));
    await warmUp.run(
      anApp((url) => {
        asked.push(url);
        warmUp.onApplicationShutdown();
      }),
    );
    expect(asked).toEqual(['/a']);
  });
});
