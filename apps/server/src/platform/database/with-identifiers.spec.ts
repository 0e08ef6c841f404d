import { withIdentifiers } from './with-identifiers.js';

describe('names in a statement', () => {
  it('are quoted, each in its place', () => {
    expect(withIdentifiers('CREATE DATABASE %I TEMPLATE %I', 'a b', 'c"d')).toBe(
      'CREATE DATABASE "a b" TEMPLATE "c""d"',
    );
  });

  it('keep signs that mean something to a replacement', () => {
    expect(withIdentifiers('LISTEN %I', "$&$'")).toBe(`LISTEN "$&$'"`);
  });

  it('must be as many as there are places', () => {
    expect(() => withIdentifiers('LISTEN %I')).toThrow('more places than names');
  });
});
