import { storedValueOf } from '@simpletread/domain';
import { sessionCookies } from '../../session/session-cookies';
import { COOKIES } from '../../shopper/cookies';

describe('the cookies of the shop', () => {
  it('are all written down with purpose and lifetime', () => {
    const names = [...Object.values(COOKIES), ...Object.values(sessionCookies())];
    expect(names.filter((name) => storedValueOf('cookie', name) === null)).toEqual([]);
  });
});
