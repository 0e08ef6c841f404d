import { accountFromPasswd } from './os-account.mjs';

const root = 'root:x:0:0:root:/root:/bin/bash';
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const postgres = 'postgres:x:101:104::/var/lib/postgresql:/bin/bash';

describe('accountFromPasswd', () => {
  it('prefers its dedicated account', () => {
    expect(accountFromPasswd([root, nobody, postgres].join('\n'))).toEqual({
      name: 'postgres',
      uid: 101,
      gid: 104,
    });
  });

  it('falls back to the user nobody', () => {
    expect(accountFromPasswd([root, nobody, ''].join('\n'))).toEqual({
      name: 'nobody',
      uid: 65534,
      gid: 65534,
    });
  });

  it('finds none in other accounts', () => {
    expect(accountFromPasswd(`${root}\npostgresql:x:5:5::/:/bin/sh`)).toBeNull();
  });
});
