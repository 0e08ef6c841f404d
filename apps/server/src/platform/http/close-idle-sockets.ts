import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

const EVERY_MS = 25;

/**
 * Closes sockets as they become idle while the server shuts down. Node closes only those idle at that moment, and
 * never one without a first request; either would delay the exit by a minute.
 */
export const closeIdleSockets = (fastify: FastifyInstance): void => {
  const { server } = fastify;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  fastify.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, EVERY_MS);
    server.once('close', () => clearInterval(timer));
    done();
  });
};
