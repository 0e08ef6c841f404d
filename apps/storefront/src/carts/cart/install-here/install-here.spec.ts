import { NEXT_SHOP_COOKIE, NEXT_TIME_COOKIE } from '@simpletread/domain';
import { keepNextShop, keepWishedTime } from '../../../installers';
import { installHere } from './install-here';

const jar = new Map<string, { value: string }>();

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => jar.get(name),
      getAll: () => [],
      set: (name: string, value: string, attributes: object) => jar.set(name, { value, ...attributes }),
      delete: (name: string) => jar.delete(name),
    }),
}));
jest.mock('next/navigation', () => ({
  redirect: (href: string) => {
    throw new Error(`to ${href}`);
  },
}));

const ELEVEN = { date: '2026-12-01', isDropOff: false, amOrPm: 'am', startTime: '11:00' } as const;
const SHOP = { code: 'S20001', slug: 'south-street-auto', zip: '19147' };

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ shop: SHOP.code, stay: 'wait', day: ELEVEN.date, ...fields }))
    form.set(name, value);
  return form;
};

describe('the choice of a shop without tires', () => {
  const own = global.fetch;
  beforeEach(() => {
    jar.clear();
    global.fetch = () => Promise.resolve(Response.json(SHOP));
  });
  afterAll(() => {
    global.fetch = own;
  });

  const choose = (fields: Readonly<Record<string, string>>) => installHere({ error: null }, formOf(fields));

  it('opens the shop’s page without the time of an old link', async () => {
    await expect(choose({ slot: '2026-12-01.11:00' })).rejects.toThrow(
      /^to \/tire-shops\/shop\/south-street-auto\/s20001$/,
    );
    expect(jar.get(NEXT_SHOP_COOKIE.name)?.value).toBe('S20001');
    expect(jar.get(NEXT_TIME_COOKIE.name)?.value).toBe('S20001.2026-12-01.11:00');
  });

  it('needs no time, and ends the one at another shop', async () => {
    await keepWishedTime('S30001', ELEVEN);
    await expect(choose({})).rejects.toThrow(/^to /);
    expect(jar.has(NEXT_TIME_COOKIE.name)).toBe(false);
  });

  it('keeps the time of a shop chosen before where the form has none', async () => {
    await keepNextShop('S20001');
    await keepWishedTime('S20001', ELEVEN);
    expect(await choose({ isTimeNeeded: 'yes' })).toEqual({ error: 'Please select a time slot' });
    expect(jar.get(NEXT_TIME_COOKIE.name)?.value).toBe('S20001.2026-12-01.11:00');
  });
});
