import { QueryFailedError } from 'typeorm';

import { isDatabaseAway } from './database-away.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('an error of the database', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '08001', 'ECONNREFUSED', 'ECONNRESET'])(
    'with the code %s says that it is away',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(true);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('that reads "%s" says so, too', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  });

  it('says so inside TypeORM’s error too', () => {
    const cut = new Error('Connection terminated unexpectedly');
    expect(isDatabaseAway(new QueryFailedError('SELECT 1', [], cut))).toBe(true);
    expect(isDatabaseAway(new QueryFailedError('SELECT 1', [], withCode('23505')))).toBe(false);
  });

  it.each([
    withCode('23505'),
    withCode('57014'),
    withCode('40P01'),
    new Error('a bug'),
    null,
    'text',
    { code: 8 },
  ])('is something else: %p', (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
