import { NEXT_TIME_COOKIE } from '@simpletread/domain';
import { forgetWishedTime, keepWishedTime, readWishAt } from './wished-time';

const jar = new Map<string, { value: string }>();

jest.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({
      get: (name: string) => jar.get(name),
      set: (name: string, value: string) => jar.set(name, { value }),
      delete: (name: string) => jar.delete(name),
    }),
}));

const NINE = { date: '2026-12-01', isDropOff: false, amOrPm: 'am', startTime: '09:00' } as const;

describe('a wished time', () => {
  beforeEach(() => jar.clear());

  it('is kept for its shop only, until it is forgotten', async () => {
    await keepWishedTime('S20001', NINE);
    expect(await readWishAt('S20001')).toEqual(NINE);
    expect(await readWishAt('S20002')).toBeNull();
    await forgetWishedTime();
    expect(await readWishAt('S20001')).toBeNull();
  });

  it('is none if the cookie holds something else', async () => {
    jar.set(NEXT_TIME_COOKIE.name, { value: 'S20001.tomorrow' });
    expect(await readWishAt('S20001')).toBeNull();
  });
});
