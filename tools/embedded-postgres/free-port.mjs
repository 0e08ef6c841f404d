// @ts-check
import { connect, createServer } from 'node:net';

/**
 * Checks that no process listens on a loopback port, by taking it for a moment.
 * @param {number} port 0 asks for any free one
 * @returns {Promise<number | null>} the port, or null if it is taken
 */
function tryPort(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => done(address && typeof address === 'object' ? address.port : null));
    });
  });
}

/** @param {number} port */
export const isPortFree = async (port) => (await tryPort(port)) !== null;

/** @returns {Promise<number>} a port that was free a moment ago */
export async function freePort() {
  const port = await tryPort(0);
  if (port === null) throw new Error('No free port on 127.0.0.1.');
  return port;
}

/**
 * True if something accepts connections on a loopback port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isListening(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
