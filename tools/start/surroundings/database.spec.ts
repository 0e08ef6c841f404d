import fc from 'fast-check';
import { checkDatabase, redactedUrl } from './database.mjs';

describe('redactedUrl', () => {
  it('hides only the password', () => {
    expect(redactedUrl('postgres://ann:s3cret@db.example:5432/shop?sslmode=require')).toBe(
      'postgres://ann:***@db.example:5432/shop?sslmode=require',
    );
  });

  it('hides a password with an unescaped @ in it', () => {
    expect(redactedUrl('postgres://ann:p@ss@db/shop')).toBe('postgres://ann:***@db/shop');
  });

  it('hides a password in the parameters', () => {
    expect(redactedUrl('postgres://db/shop?user=ann&password=s3cret')).toBe(
      'postgres://db/shop?user=ann&password=***',
    );
  });

  it('does not change a URL without a password', () => {
    expect(redactedUrl('postgres://ann@db/shop')).toBe('postgres://ann@db/shop');
  });

  it('never shows any password', () => {
    const password = fc.stringMatching(/^[A-Za-z0-9@:%!$]{6,20}$/);
    fc.assert(
      fc.property(password, (secret) => {
        expect(redactedUrl(`postgres://user:QQ${secret}@host:5432/db`)).not.toContain(`QQ${secret}`);
      }),
    );
  });
});

describe('checkDatabase', () => {
  it.each(['nonsense', 'mysql://user:secret@host/db', 'user:secret@host/db'])(
    'rejects %s without repeating it',
    (url) =>
      expect(checkDatabase(url)).rejects.toThrow(
        'DATABASE_URL must look like postgres://user:password@host:5432/database.',
      ),
  );

  it('explains why a server cannot be reached, without its password', async () => {
    // Port 1 requires privileges and has no service.
    await expect(checkDatabase('postgres://ann:s3cret@127.0.0.1:1/shop')).rejects.toThrow(
      'DATABASE_URL postgres://ann:***@127.0.0.1:1/shop does not work: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });
});
