import { ConfigError, loadConfig } from './index.js';

const DATABASE_URL = 'postgres://a:b@127.0.0.1:5432/shop';

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
};

describe('the configuration', () => {
  it('needs nothing but a database', () => {
    expect(loadConfig({ DATABASE_URL })).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      databasePool: 16,
      redisUrl: undefined,
      hasWorkers: true,
      crashAt: undefined,
    });
  });

  it('logs from level info on unless told otherwise [R9.07 server part]', () => {
    expect(loadConfig({ DATABASE_URL }).logLevel).toBe('info');
    expect(loadConfig({ DATABASE_URL, LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
  });

  it('takes an empty variable as absent', () => {
    expect(loadConfig({ DATABASE_URL, REDIS_URL: '', SERVER_PORT: '' })).toMatchObject({
      redisUrl: undefined,
      port: 4000,
    });
  });

  it('names the missing value', () => {
    expect(problems({})).toEqual([
      'DATABASE_URL is missing: it must be a PostgreSQL address such as postgres://user:password@127.0.0.1:5432/simpletread.',
    ]);
  });

  it.each([
    ['SERVER_PORT', '70000', 'SERVER_PORT must be a whole number from 0 to 65535, not "70000".'],
    ['SERVER_PORT', '4e3', 'SERVER_PORT must be a whole number from 0 to 65535, not "4e3".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".'],
    ['RUN_WORKERS', 'yes', 'RUN_WORKERS must be 0 or 1, not "yes".'],
    [
      'REDIS_URL',
      'localhost',
      'REDIS_URL must be a Redis address such as redis://127.0.0.1:6379, or absent, not "localhost".',
    ],
    [
      'CONSOLE_URL',
      'https://a.example/console',
      'CONSOLE_URL must be an origin such as https://shop.example.com, without a path, not "https://a.example/console".',
    ],
  ])('names the error in %s=%s', (name, value, sentence) => {
    expect(problems({ DATABASE_URL, [name]: value })).toEqual([sentence]);
  });

  it('names every wrong variable at once', () => {
    expect(problems({ DATABASE_URL: 'mysql://x', SERVER_PORT: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
  });

  it('never repeats a secret', () => {
    expect(problems({ DATABASE_URL: 'pg://user:hunter2@x', SESSION_SECRET: 'hunter2' }).join()).not.toContain(
      'hunter2',
    );
  });

  it('refuses the secrets of development in production', () => {
    expect(problems({ DATABASE_URL, NODE_ENV: 'production' })).toEqual([
      'SESSION_SECRET must be set to a secret of your own in production.',
      'PAYMENT_SANDBOX_KEY must be set to a secret of your own in production.',
      'SIGN_IN_CLIENT_SECRET must be set to a secret of your own in production.',
    ]);
  });

  it.each([
    ['listens to other machines', { HOST: '0.0.0.0' }],
    ['is known under a public address', { SERVER_URL: 'https://api.example.com' }],
    ['has a name that only begins like a local one', { SERVER_URL: 'http://localhost.example.com' }],
  ])('refuses the secrets of development where the server %s, whatever NODE_ENV says', (_, env) => {
    expect(problems({ DATABASE_URL, ...env })).toContain(
      'SESSION_SECRET must be set to a secret of your own in production.',
    );
  });

  it.each([
    ['http://api.example.com', 1],
    ['https://api.example.com', 0],
    ['http://localhost:4000', 0],
    ['http://api.simpletread.localhost', 0],
    ['http://[::1]:4000', 0],
  ])('takes or refuses %s in production (%i problems), where cookies must be Secure', (url, count) => {
    const own = {
      SESSION_SECRET: 'x'.repeat(16),
      PAYMENT_SANDBOX_KEY: 'y'.repeat(16),
      SIGN_IN_CLIENT_SECRET: 'z'.repeat(16),
    };
    expect(problems({ DATABASE_URL, NODE_ENV: 'production', SERVER_URL: url, ...own })).toHaveLength(count);
    expect(problems({ DATABASE_URL, NODE_ENV: 'production', SIGN_IN_URL: url, ...own })).toHaveLength(count);
  });

  it('reads the promotions of campaigns in order, and refuses invalid and duplicate ids [R9.17]', () => {
    const [first, second] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];
    const read = loadConfig({
      DATABASE_URL,
      CAMPAIGN_PROMOTION_IDS_PRIMARY: `${second}, ${first.toUpperCase()}`,
    });
    expect(read.campaignPromotionIds).toEqual({ primary: [second, first], secondary: [] });
    for (const text of ['summer-sale', `${first},${first}`])
      expect(problems({ DATABASE_URL, CAMPAIGN_PROMOTION_IDS_SECONDARY: text })).toEqual([
        `CAMPAIGN_PROMOTION_IDS_SECONDARY must be comma-separated promotion ids, each once, or absent, not "${text}".`,
      ]);
  });

  it('puts the sign-in provider on the next port, or any free port beside a free one', () => {
    expect(loadConfig({ DATABASE_URL, SERVER_PORT: '5000' }).signInPort).toBe(5001);
    expect(loadConfig({ DATABASE_URL, SERVER_PORT: '0' }).signInPort).toBe(0);
    expect(loadConfig({ DATABASE_URL, SIGN_IN_PORT: '4444' }).signInPort).toBe(4444);
  });

  it.each([
    ['production', undefined, true],
    ['production', 'optional', false],
    ['development', undefined, false],
    ['test', 'required', true],
  ])(
    'asks staff for a second factor in %s with STAFF_SECOND_FACTOR %s: %s',
    (NODE_ENV, given, isRequired) => {
      const secrets = {
        SESSION_SECRET: 's'.repeat(32),
        PAYMENT_SANDBOX_KEY: 'p'.repeat(32),
        SIGN_IN_CLIENT_SECRET: 'c'.repeat(32),
      };
      const env = { DATABASE_URL: 'postgres://u@h/d', ...secrets, NODE_ENV, STAFF_SECOND_FACTOR: given };
      expect(loadConfig(env).isSecondFactorRequired).toBe(isRequired);
    },
  );

  it('logs alerts unless other channels are named, which need their addresses', () => {
    expect(loadConfig({ DATABASE_URL }).alertChannels).toEqual(['log']);
    expect(loadConfig({ DATABASE_URL, ALERT_CHANNELS: 'none' }).alertChannels).toEqual([]);
    expect(problems({ DATABASE_URL, ALERT_CHANNELS: 'mail, Webhook' })).toEqual([
      'ALERT_MAIL_TO is missing: with mail in ALERT_CHANNELS it must be an email address.',
      'ALERT_WEBHOOK_URL is missing: with webhook in ALERT_CHANNELS it must be the address that receives alerts.',
    ]);
    expect(problems({ DATABASE_URL, ALERT_CHANNELS: 'pager' })).toEqual([
      'ALERT_CHANNELS must be comma-separated names out of log, mail, webhook, or none, or absent, not "pager".',
    ]);
  });
});
