import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

const EVERY_MS = 25;

/**
 * Lets go of sockets as they fall idle while the server closes. Node closes those that are idle at that moment only, and
 * never one that has not sent a request yet; either would keep the process up for a minute.
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
