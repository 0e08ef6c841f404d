import { Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { type Client, createClient } from '@simpletread/contract';

import { AppModule, prepareApp } from '../../src/app.js';
import { WarmSearch } from '../../src/catalogue/typeahead/index.js';
import { FEATURES } from '../../src/features.js';
import {
  type AuthenticatedStaff,
  StaffAuthenticator,
  type StaffCredentials,
  type StaffPrincipal,
} from '../../src/platform/access/index.js';
import { Clock, FakeClock } from '../../src/platform/clock/index.js';
import { type Config, loadConfig } from '../../src/platform/config/index.js';
import {
  Database,
  dataSourceOptions,
  newDataSource,
  primaryPool,
} from '../../src/platform/database/index.js';
import { createAdapter } from '../../src/platform/http/index.js';
import { Log, NestLogger } from '../../src/platform/log/index.js';
import { CapturedLog } from './captured-log.js';
import { send } from '../http/send.js';
import { createTestDatabase } from '../database/test-database.js';
import { watchStaffWrites } from '../access/unaudited-writes.js';

export const TEST_CONSOLE_URL = 'http://console.test';

export interface TestAppOptions {
  /** Modules instead of all features. */
  readonly modules?: readonly Type[];
  readonly clock?: FakeClock;
  /** Environment variables on top of those for tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** The signed-in person, decided by the test instead of the identity feature. */
  readonly authenticate?: (credentials: StaffCredentials) => StaffPrincipal | null;
  /** A database of an earlier app, to start a second server on it; its owner drops it. */
  readonly databaseUrl?: string;
}

type Token<T> = Type<T> | (abstract new (...args: never[]) => T);

export interface TestApp {
  readonly url: string;
  /** Calls as an anonymous caller. Replies are checked against their schemas. */
  readonly client: Client;
  /** Acts as the owner of the tables, who may do more than the server. */
  readonly db: Database;
  /** Successful staff writes so far without an audit row of the change. `close` throws for any. */
  unauditedWrites(): Promise<string[]>;
  readonly databaseUrl: string;
  readonly clock: FakeClock;
  readonly log: CapturedLog;
  readonly app: NestFastifyApplication;
  get<T>(token: Token<T>): T;
  close(): Promise<void>;
}

class DecidedAuthenticator extends StaffAuthenticator {
  constructor(private readonly decide: (credentials: StaffCredentials) => StaffPrincipal | null) {
    super();
  }

  override authenticate(credentials: StaffCredentials): Promise<AuthenticatedStaff | null> {
    const staff = this.decide(credentials);
    const by = credentials.bearer === null ? 'cookie' : 'bearer';
    return Promise.resolve(staff === null ? null : { staff, by });
  }

  override isSignedIn(cookies: StaffCredentials['cookies']): Promise<boolean> {
    return Promise.resolve(this.decide({ cookies, bearer: null }) !== null);
  }
}

const staffModule = (authenticator: StaffAuthenticator): Type => {
  @Module({ providers: [{ provide: StaffAuthenticator, useValue: authenticator }] })
  class DecidedStaffModule {}
  return DecidedStaffModule;
};

const TEST_ENV = {
  NODE_ENV: 'test',
  SERVER_PORT: '0',
  DATABASE_POOL: '10',
  LOG_LEVEL: 'info',
  CONSOLE_URL: TEST_CONSOLE_URL,
  STOREFRONT_URL: 'http://storefront.test',
  RATE_LIMIT_PER_MINUTE: '1000000',
  STRICT_RATE_LIMIT_PER_MINUTE: '1000000',
  CHECKOUTS_PER_ADDRESS: '100000',
  DECLINED_PAYMENTS_PER_ADDRESS: '100000',
};

const listening = async (builder: TestingModuleBuilder, config: Config) => {
  const app = (await builder.compile()).createNestApplication<NestFastifyApplication>(createAdapter(config));
  try {
    await prepareApp(app);
    const unaudited = watchStaffWrites(app);
    await app.listen(0, '127.0.0.1');
    return { app, unaudited };
  } catch (error) {
    // Open connections would prevent dropping the database.
    await app.close();
    throw error;
  }
};

/** A separate server with its own database, on a free port, with its workers inside. */
export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const own = options.databaseUrl === undefined ? await createTestDatabase() : null;
  const databaseUrl = own?.url ?? options.databaseUrl ?? '';
  const config = loadConfig({ ...TEST_ENV, ...options.env, DATABASE_URL: databaseUrl });
  const clock = options.clock ?? new FakeClock();
  const log = new CapturedLog();
  const features = options.modules ?? FEATURES;
  const authenticator =
    options.authenticate === undefined ? null : new DecidedAuthenticator(options.authenticate);
  const builder = Test.createTestingModule({
    imports: [
      AppModule.of(config, authenticator === null ? features : [...features, staffModule(authenticator)]),
    ],
  })
    .setLogger(new NestLogger(log))
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(Log)
    .useValue(log)
    // Reads the catalogue at boot, before a spec has written its own.
    .overrideProvider(WarmSearch)
    .useValue({});
  if (authenticator !== null) builder.overrideProvider(StaffAuthenticator).useValue(authenticator);
  const { app, unaudited } = await listening(builder, config).catch(async (error: unknown) => {
    await own?.drop();
    throw error;
  });
  const url = await app.getUrl();
  const owner = await newDataSource(
    dataSourceOptions({ ...config, databasePool: 4 }, { role: 'none' }),
  ).initialize();
  const db = new Database(primaryPool(owner));
  return {
    url,
    client: createClient({ baseUrl: url, fetch: send, validateReplies: true }),
    db,
    unauditedWrites: () => unaudited(db),
    databaseUrl,
    clock,
    log,
    app,
    get: (token) => app.get(token, { strict: false }),
    close: async () => {
      const silent = await unaudited(db).catch(() => []);
      await app.close();
      await owner.destroy();
      await own?.drop();
      if (silent.length > 0)
        throw new Error(`staff wrote, and the audit does not tell: ${silent.join(', ')}`);
    },
  };
};
