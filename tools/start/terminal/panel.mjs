// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ role: string, name: string, email: string }} DemoAccount
 * @typedef {{ firstName: string, lastName: string, email: string }} DemoCustomer
 * @typedef {{ password: string, accounts: DemoAccount[], customers: DemoCustomer[] }} DemoSignIns
 */

/** Returns the seed's sign-ins, for demonstrations only: the password is public. @returns {DemoSignIns} */
export function readDemoSignIns() {
  return JSON.parse(
    readFileSync(fileURLToPath(new URL('../../demo-sign-ins.json', import.meta.url)), 'utf8'),
  );
}

/** @param {string[]} lines */
function boxed(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = '─'.repeat(width + 2);
  return [`╭${rule}╮`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `╰${rule}╯`].join('\n');
}

/**
 * Returns the panel shown when everything runs.
 * @param {object} given
 * @param {Record<string, string>} given.env of the programs
 * @param {DemoSignIns} given.signIns
 * @param {string} given.logs folder of the logs
 * @param {string} given.elapsed
 */
export function panel({ env, signIns, logs, elapsed }) {
  const column = Math.max(...signIns.accounts.map(({ role }) => role.length));
  return boxed([
    `SimpleTread is ready after ${elapsed}`,
    '',
    `Storefront  ${env['STOREFRONT_URL']}`,
    `Sign-in     ${env['SIGN_IN_URL']}`,
    `Console     ${env['CONSOLE_URL']}`,
    `Server      ${env['SERVER_URL']}  (its API: ${env['SERVER_URL']}/docs)`,
    '',
    `Console sign-ins, one for each role; password of all: ${signIns.password}`,
    ...signIns.accounts.map(({ role, email }) => `  ${role.padEnd(column)}  ${email}`),
    '',
    "Customers' sign-ins at the shop, with the same password",
    ...signIns.customers.map(({ email }) => `  ${email}`),
    '',
    `Logs in ${logs}`,
    'Ctrl-C stops everything.',
  ]);
}
