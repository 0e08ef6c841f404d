import { programEnvironment, readSettings } from './environment.mjs';
import { inRepository } from '../checkout/repository.mjs';

const secrets = {
  sessionSecret: 'session',
  paymentSandboxKey: 'payment',
  storefrontKey: 'storefront',
  signInClientSecret: 'sign-in',
};

describe('readSettings', () => {
  it('defaults to ports 3000, 3001, 4000, 4001 and 4010', () => {
    expect(readSettings({}).ports).toEqual({
      STOREFRONT_PORT: 3000,
      CONSOLE_PORT: 3001,
      SERVER_PORT: 4000,
      SIGN_IN_PORT: 4001,
      SANDBOX_PORT: 4010,
    });
  });

  it('keeps data in the checkout’s .data unless DATA_DIR is set', () => {
    expect(readSettings({}).dataDir).toBe(inRepository('.data'));
    expect(readSettings({ DATA_DIR: '/somewhere/else' }).dataDir).toBe('/somewhere/else');
  });

  it('moves sandbox and sign-in with the server, so two copies do not collide', () => {
    expect(readSettings({ SERVER_PORT: '5000' }).ports).toMatchObject({
      SIGN_IN_PORT: 5001,
      SANDBOX_PORT: 5010,
    });
  });

  it('moves those two out of the way if no port was set for them', () => {
    expect(readSettings({}).movablePorts).toEqual(['SIGN_IN_PORT', 'SANDBOX_PORT']);
    expect(readSettings({ SIGN_IN_PORT: '4444' }).movablePorts).toEqual(['SANDBOX_PORT']);
  });

  it.each(['0', '65536', '-1', '3000.5', 'http', '999999'])(
    'rejects %s as a port and names the variable',
    (text) => {
      expect(() => readSettings({ CONSOLE_PORT: text })).toThrow(
        `CONSOLE_PORT must be a port from 1 to 65535, not "${text}".`,
      );
    },
  );

  it('rejects a port that browsers refuse, for every program', () => {
    for (const name of ['STOREFRONT_PORT', 'CONSOLE_PORT', 'SERVER_PORT', 'SIGN_IN_PORT', 'SANDBOX_PORT'])
      expect(() => readSettings({ [name]: '6000' })).toThrow(
        `Browsers refuse to open port 6000: set ${name} to another port.`,
      );
  });

  it('rejects one port for two programs', () => {
    expect(() => readSettings({ CONSOLE_PORT: '3000' })).toThrow(
      'STOREFRONT_PORT and CONSOLE_PORT are both 3000: give them different ports.',
    );
    expect(() => readSettings({ SANDBOX_PORT: '4000' })).toThrow(
      'SERVER_PORT and SANDBOX_PORT are both 4000',
    );
  });
});

describe('programEnvironment', () => {
  const environment = (env: NodeJS.ProcessEnv) =>
    programEnvironment({
      env,
      ports: readSettings(env).ports,
      databaseUrl: 'postgres://x',
      secrets,
      isWatching: false,
    });

  it('gives every program the addresses of the others', () => {
    expect(environment({ SERVER_PORT: '4500' })).toMatchObject({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://x',
      STOREFRONT_URL: 'http://localhost:3000',
      SERVER_URL: 'http://localhost:4500',
      PUBLIC_SERVER_URL: 'http://localhost:4500',
      SANDBOX_URL: 'http://localhost:4510',
      SESSION_SECRET: 'session',
      PAYMENT_SANDBOX_KEY: 'payment',
      STOREFRONT_KEY: 'storefront',
      SIGN_IN_URL: 'http://localhost:4501',
      SIGN_IN_CLIENT_SECRET: 'sign-in',
      RUN_WORKERS: '1',
    });
  });

  it('keeps the caller’s own settings', () => {
    const chosen = { LOG_LEVEL: 'debug', REDIS_URL: 'redis://r', RUN_WORKERS: '0', SESSION_SECRET: 'mine' };
    expect(environment(chosen)).toMatchObject(chosen);
  });

  it('drops npm’s own variables', () => {
    expect(
      environment({ npm_lifecycle_event: 'start', npm_config_yes: 'true', PATH: '/bin' }),
    ).not.toHaveProperty('npm_lifecycle_event');
  });
});
