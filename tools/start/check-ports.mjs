// @ts-check
import { connect } from 'node:net';
import { freePort, isPortFree } from '../embedded-postgres/free-port.mjs';
import { StartFault } from './start-fault.mjs';

/** @typedef {import('./environment.mjs').Ports} Ports */

/**
 * A browser tries ::1 before 127.0.0.1 for `localhost`, so a stranger there would answer in our place.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isTakenOnIpv6(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: '::1' });
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}

/** @param {number} port */
const isFree = async (port) => (await isPortFree(port)) && !(await isTakenOnIpv6(port));

/**
 * Throws one sentence for the first port that something else listens on.
 * @param {import('./environment.mjs').Settings} settings
 * @returns {Promise<Ports>} the ports to use; the sandbox steps aside by itself unless it was given one
 */
export async function checkPorts({ ports, isSandboxPortFixed }) {
  const { SANDBOX_PORT, ...others } = ports;
  for (const [name, port] of Object.entries(isSandboxPortFixed ? ports : others)) {
    if (await isFree(port)) continue;
    throw new StartFault(`Port ${port} is taken by another program: stop it or set ${name} to a free port.`);
  }
  const isUsable =
    SANDBOX_PORT <= 65_535 && !Object.values(others).includes(SANDBOX_PORT) && (await isFree(SANDBOX_PORT));
  return isUsable || isSandboxPortFixed ? ports : { ...ports, SANDBOX_PORT: await freePort() };
}
