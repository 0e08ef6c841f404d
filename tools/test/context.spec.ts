import { testEnvironment } from './context.mjs';

describe('testEnvironment', () => {
  it('hides the user’s own services from tests', () => {
    const own = {
      DATABASE_URL: 'postgres://mine',
      REDIS_URL: 'redis://mine',
      DATA_DIR: '/mine',
      NODE_ENV: 'production',
    };
    const env = testEnvironment({ ...own, PATH: '/bin' });
    for (const name of Object.keys(own)) expect(env).not.toHaveProperty(name);
    expect(env).toHaveProperty('PATH', '/bin');
  });
});
