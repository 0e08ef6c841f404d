import { loadConfig } from '../config/index.js';
import { SealedResponse } from './sealed-response.js';

const sealWith = (secret: string) =>
  new SealedResponse(loadConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/x', SESSION_SECRET: secret }));

const value = { outcome: { body: { cartToken: 'a-token-that-nobody-may-read' } } };

describe('a kept response', () => {
  const seal = sealWith('first secret of sixteen');

  it('can be answered again and not be read', () => {
    const sealed = seal.seal(value);
    expect(seal.open(sealed)).toEqual(value);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('a-token');
  });

  it('is sealed differently each time', () => {
    expect(seal.seal(value)).not.toBe(seal.seal(value));
  });

  it('is nothing to another secret, or when it was changed', () => {
    const sealed = seal.seal(value);
    expect(sealWith('other secret of sixteen').open(sealed)).toBeNull();
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(seal.open(changed.toString('base64'))).toBeNull();
  });

  it.each([[''], ['AAAA'], ['not sealed at all']])('is nothing where %j was kept', (text) => {
    expect(seal.open(text)).toBeNull();
  });
});
