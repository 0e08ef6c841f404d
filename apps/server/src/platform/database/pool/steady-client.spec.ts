import { type AddressInfo, createServer, type Server } from 'node:net';

import pg from 'pg';

import { steadyPool } from './steady-client.js';

const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

const SIGNED_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

/** A PostgreSQL that closes the connection in the same packet as its greeting, as a busy one does when stopped. */
const startEndingServer = async (): Promise<Server> => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([SIGNED_IN, READY, ENDED])));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
};

describe('a pool', () => {
  it('survives a connection that ends before its caller could listen to it', async () => {
    const server = await startEndingServer();
    const { port } = server.address() as AddressInfo;
    const pool = new pg.Pool(steadyPool({ connectionString: `postgres://u:p@127.0.0.1:${port}/x` }));
    const connection = await pool.connect();
    await expect(connection.query('SELECT 1')).rejects.toThrow();
    connection.release(true);
    await pool.end();
    server.close();
  });
});
