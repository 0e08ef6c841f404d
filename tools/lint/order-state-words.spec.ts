import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = [
  'apps/server/src',
  'apps/storefront/src',
  'apps/console/src',
  'libs/domain/src',
  'libs/contract/src',
];
const SOURCE = 'libs/domain/src/orders/order/order-state-words.ts';

/** A handwritten word for a state of an order: next to the state's name, or in the customer's words. */
const OWN_WORDS =
  /\b(?:pendingPickup|inTransit)'?:\s*(?:\{\s*(?:label|title|name|words?):\s*)?['"`]|case '(?:pendingPickup|inTransit)':\s*return ['"`]|['"`](?:Order Processed|Pending (?:Carrier )?[Pp]ickup|In [Tt]ransit)['"`]/;

const tablesIn = (path: string, text: string): readonly string[] =>
  path !== SOURCE && OWN_WORDS.test(text) ? [path] : [];

describe('labels of order states', () => {
  it('are defined once, for shoppers and staff', () => {
    const found = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
        .flatMap((path) => tablesIn(join(folder, path), readFileSync(join(ROOT, folder, path), 'utf8'))),
    );
    expect(found).toEqual([]);
    expect(OWN_WORDS.test(readFileSync(join(ROOT, SOURCE), 'utf8'))).toBe(true);
  });

  it.each([
    "placed: 'Placed', pendingPickup: 'Packed'",
    "inTransit: { label: 'On its way', tone: 'info' }",
    "case 'inTransit':\n      return `Rolling.`;",
    "label: 'In transit'",
  ])('are found in a second table: %s', (text) => {
    expect(tablesIn('apps/x.ts', text)).toEqual(['apps/x.ts']);
  });

  it.each(['pendingPickup: 1', 'pendingPickup: { label: ORDER_STATE_WORDS.pendingPickup }'])(
    'are not reported in %s',
    (text) => {
      expect(tablesIn('apps/x.ts', text)).toEqual([]);
    },
  );
});
