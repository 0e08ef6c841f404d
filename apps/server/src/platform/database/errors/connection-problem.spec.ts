import { connectionProblem } from './connection-problem.js';

describe('a database that cannot be used', () => {
  it.each([
    ['ECONNREFUSED', 'nothing listens at its address'],
    ['28P01', 'the user name or password is wrong'],
    ['3D000', 'the database does not exist'],
    ['22023', 'the server’s role does not exist, because the database was never migrated'],
  ])('is explained in one sentence for %s', (code, reason) => {
    const error = Object.assign(new Error('connect postgres://a:hunter2@x'), { code });
    expect(connectionProblem(error)).toBe(`The database of DATABASE_URL cannot be used: ${reason}.`);
  });

  it.each([[new Error('x')], [null], ['ECONNREFUSED'], [{ code: '23505' }]])(
    'is not the reason for %p',
    (error) => {
      expect(connectionProblem(error)).toBeNull();
    },
  );
});
