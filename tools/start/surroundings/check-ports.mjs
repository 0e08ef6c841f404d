// @ts-check
import { connect } from 'node:net';
import { freePort, isPortFree } from '../../embedded-postgres/free-port.mjs';
import { StartFault } from '../terminal/start-fault.mjs';
import { isBlockedByBrowsers } from './blocked-ports.mjs';

/** @typedef {import('./environment.mjs').Ports} Ports */

/**
 * A browser tries ::1 before 127.0.0.1 for `localhost`, so another program there would answer for us.
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
 * @returns {Promise<Ports>} the ports to use; movable ones switch to a free port
 */
export async function checkPorts({ ports, movablePorts }) {
  const used = { ...ports };
  const entries = /** @type {[import('./environment.mjs').PortVariable, number][]} */ (Object.entries(ports));
  const fixed = entries.filter(([name]) => !movablePorts.includes(name));
  for (const [name, port] of fixed) {
    if (await isFree(port)) continue;
    throw new StartFault(`Port ${port} is taken by another program: stop it or set ${name} to a free port.`);
  }
  const taken = new Set(fixed.map(([, port]) => port));
  for (const name of movablePorts) {
    const isAllowed = used[name] <= 65_535 && !isBlockedByBrowsers(used[name]) && !taken.has(used[name]);
    const isUsable = isAllowed && (await isFree(used[name]));
    while (!isUsable && (used[name] === ports[name] || taken.has(used[name]))) used[name] = await freePort();
    taken.add(used[name]);
  }
  return used;
}
