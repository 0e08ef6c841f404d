// @ts-check
// The rules of every floor: rooms (and their features) are entered only through their doors, and depend in one direction; every folder is a
// room or routes into rooms.

/**
 * Returns the import rules of a floor: `<floor>-rooms-through-their-door`, `<floor>-rooms-in-one-direction`, `<floor>-folders-are-rooms`, and
 * `<floor>-routers-through-the-door` where it has routers. A floor is
 * `<path>/<room>/<feature>/…`. Files directly in a room belong to the room, files directly on the floor to no room: they enter rooms through
 * their doors like everyone else.
 * @param {string} floor prefix of the rules' names
 * @param {string} path of the floor from the repository's root, without a trailing slash
 * @param {readonly string[]} order all rooms from low to high; a room imports those before it
 * @param {object} options
 * @param {string} options.specs files with wider access, as a pattern
 * @param {readonly string[]} [options.parted] rooms without a door: each of their parts has one
 * @param {string} [options.open] files that need no door, as a pattern: a stylesheet behind one would load with everything
 * @param {readonly string[]} [options.routers] folders that aren't rooms and only route into them
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const roomRules = (floor, path, order, { specs, parted = [], open = '(?!)', routers = [] }) => {
  const door = 'index\\.tsx?$';
  const parts = either(parted);
  const folders = either(routers);
  const through = `${floor}-rooms-through-their-door`;
  const direction = `${floor}-rooms-in-one-direction`;
  return [
    {
      name: through,
      severity: 'error',
      comment: 'Imports enter a room, or another feature of it, only through index.ts.',
      from: { path: `^${path}/(?!${folders}/)(?:([^/]+)/([^/]+)/|([^/]+)/|)`, pathNot: specs },
      to: {
        path: `^${path}/[^/]+/`,
        pathNot: [
          open,
          `^${path}/$1/$2/`,
          `^${path}/(?:$1|$3)/(?!index\\.)[^/]+$`,
          `^${path}/(?:$1|$3)/[^/]+/${door}`,
          `^${path}/(?!${parts}/)[^/]+/${door}`,
          `^${path}/${parts}/[^/]+/${door}`,
        ],
      },
    },
    ...(routers.length === 0
      ? []
      : [
          {
            name: `${floor}-routers-through-the-door`,
            severity: /** @type {const} */ ('error'),
            comment: 'Routers, too, import rooms only through index.ts.',
            from: { path: `^${path}/${folders}/`, pathNot: specs },
            to: {
              path: `^${path}/(?!${folders}/)[^/]+/`,
              pathNot: [`^${path}/(?!${parts}/)[^/]+/${door}`, `^${path}/${parts}/[^/]+/${door}`],
            },
          },
        ]),
    ...order.map((room, place) => ({
      name: direction,
      severity: /** @type {const} */ ('error'),
      comment: `Rooms depend in one direction: ${room} imports only rooms before it.`,
      from: { path: `^${path}/${room}/`, pathNot: specs },
      to: { path: `^${path}/(?!${either(order.slice(0, place + 1))}/)[^/]+/` },
    })),
    {
      name: `${floor}-folders-are-rooms`,
      severity: 'error',
      comment: 'Every folder of a floor is a room with a place in the order.',
      from: { path: `^${path}/(?!${either([...order, ...routers])}/)[^/]+/`, pathNot: specs },
      to: {},
    },
  ];
};

/**
 * Returns a group that matches one of the names; without names, nothing.
 * @param {readonly string[]} names
 */
const either = (names) => (names.length === 0 ? '(?:(?!))' : `(?:${names.join('|')})`);
