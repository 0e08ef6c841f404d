// @ts-check
import * as contract from '@simpletread/contract';
import { permissionsOf, STAFF_PERMISSIONS, STAFF_ROLES, whatItLets } from '@simpletread/domain';

/** @typedef {import('@simpletread/contract').EndpointShape} Endpoint */

/** @param {unknown} value @returns {value is Endpoint} */
const isEndpoint = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'method', 'path', 'access', 'faults'].every((key) => key in value);

/** @param {readonly string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`;

const permissionTable = [
  row(['Permission', 'It lets people', ...STAFF_ROLES]),
  row(['---', '---', ...STAFF_ROLES.map(() => ':-:')]),
  ...STAFF_PERMISSIONS.map((permission) =>
    row([
      `\`${permission}\``,
      whatItLets(permission),
      ...STAFF_ROLES.map((role) => (permissionsOf(role).includes(permission) ? '●' : '')),
    ]),
  ),
];

/** @param {Endpoint['access']} access */
const caller = (access) => {
  if (access.kind === 'staff') {
    return access.permission === undefined ? 'any member of staff' : `staff with \`${access.permission}\``;
  }
  const who = {
    public: 'anybody',
    cart: 'the holder of the cart’s token',
    order: 'the holder of the order’s token',
    storefront: 'the storefront’s own server, by its key',
    customer: 'a signed-in customer, about their own',
  }[access.kind];
  if ('isOpenWhileActing' in access) return `${who}; staff who see the shop as that customer`;
  return 'knowsCustomer' in access ? `${who}; knows a signed-in customer` : who;
};

/** @param {Endpoint} endpoint */
const endpointRow = ({ id, method, path, access }) =>
  row([`\`${method} ${path}\``, caller(access), `\`${id}\``]);

/** The page of permissions and endpoints, made of the policy table and the contract. */
export const accessPage = () => {
  /** @type {readonly unknown[]} */
  const exported = Object.values(contract);
  const endpoints = exported
    .filter(isEndpoint)
    .sort((a, b) => (a.path === b.path ? a.method.localeCompare(b.method) : a.path.localeCompare(b.path)));
  return `${[
    '# Access',
    '',
    'Written by `node tools/docs/write-access-page.mjs` from `libs/domain/src/sso/access/staff-policy.ts` and the endpoints of',
    '`libs/contract`. Everything outside these tables is refused.',
    '',
    '## Members of staff',
    '',
    'Admins compose further roles of permissions that they hold themselves.',
    '',
    ...permissionTable,
    '',
    '## Endpoints',
    '',
    'Records of another person answer like missing ones: 404.',
    '',
    row(['Endpoint', 'Callers', 'Id']),
    row(['---', '---', '---']),
    ...endpoints.map(endpointRow),
  ].join('\n')}\n`;
};
