import { setTimeout } from 'node:timers/promises';

import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Server, ServerOptions } from 'socket.io';

import { Config } from '../config/index.js';
import { Log } from '../log/index.js';

const CONNECTIONS = 4;
const CONNECT_MS = 5_000;
const CLOSE_MS = 2_000;
/** Sockets only tell of news and of typing; what was said goes over HTTP. */
const MOST_BYTES = 2_048;

const giveBack = (client: pg.PoolClient): void => {
  try {
    client.release(true);
  } catch {
    // It was given back before it ended.
  }
};

/**
 * Socket.IO on the server's own port. All processes on one database hear each other through its notifications, so a socket may be open to
 * any of them. Only the WebSocket transport is on: a connection stays with one process, and proxies need no sticky sessions.
 */
export class ServerSockets extends IoAdapter {
  private pool: pg.Pool | null = null;
  private readonly servers: Server[] = [];
  private readonly config: Config;
  private readonly log: Log;

  constructor(app: INestApplicationContext) {
    super(app);
    this.config = app.get(Config);
    this.log = app.get(Log);
  }

  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    const { storefrontUrl, consoleUrl } = this.config;
    const origins = [storefrontUrl, consoleUrl];
    const asked: Partial<ServerOptions> = {
      ...options,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: MOST_BYTES,
      // CORS doesn't protect WebSockets: a page of another origin is refused here.
      allowRequest: ({ headers: { origin } }, answer) =>
        answer(null, origin === undefined || origins.includes(origin)),
    };
    // The adapter asks for every option, and passes on those that it gets.
    const server = super.createIOServer(port, asked as ServerOptions) as Server;
    server.adapter(
      createAdapter(this.connections(), {
        tableName: 'platform.socket_attachment',
        errorHandler: (error) => this.log.warn({ err: error }, 'sockets could not reach the other servers'),
      }),
    );
    this.servers.push(server);
    return server;
  }

  override async dispose(): Promise<void> {
    for (const server of this.servers.splice(0)) {
      server.disconnectSockets(true);
      // Ends its timers and gives its connection back.
      await server.sockets.adapter.close();
    }
    // One that is still being made would be waited for.
    await Promise.race([
      this.pool?.end().catch(() => undefined),
      setTimeout(CLOSE_MS, undefined, { ref: false }),
    ]);
    this.pool = null;
  }

  private connections(): pg.Pool {
    this.pool ??= new pg.Pool({
      connectionString: this.config.databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'simpletread-sockets',
      keepAlive: true,
    })
      .on('error', (error) => this.log.warn({ err: error }, 'a connection of the sockets broke'))
      .on('connect', (client) =>
        client
          // A connection that is in use reports its fault itself, and the process would die of it.
          .on('error', (error) => this.log.warn({ err: error }, 'a connection of the sockets broke'))
          // The adapter keeps one connection and doesn't give it back when it breaks.
          .once('end', () => giveBack(client)),
      );
    return this.pool;
  }
}
