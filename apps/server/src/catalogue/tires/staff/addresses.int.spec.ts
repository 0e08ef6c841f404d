import {
  addCatalogueRecord,
  changeCatalogueRecord,
  type Client,
  ContractError,
  getCart,
  getCatalogueRecord,
  getHub,
  getProduct,
  getRecordChange,
  importCatalogueRecords,
  listHubAddresses,
  listLineAddresses,
  listMovedAddresses,
  searchTires,
  searchTypeahead,
  tryCatalogueImport,
  undoCatalogueChange,
} from '@simpletread/contract';

import { anOpenCart, aProductLine, aPromotion, aTire, aWarehouse } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';

type Kind = 'brands' | 'product-lines';

const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ContractError ? (error.code ?? '') : String(error)),
  );
const key = () => ({ idempotencyKey: newId() });

describe('the addresses of brands and lines', () => {
  let app: TestApp;
  let staff: Client;
  beforeAll(async () => {
    app = await startTestApp();
    await aWarehouse(app.db, { code: 'phl' });
    ({ client: staff } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
  });
  afterAll(() => app.close());

  let last = 0;
  /** A line of a new brand with one tire. */
  const aBrand = async () => {
    last += 1;
    const line = await aProductLine(app.db, { brandName: `Brand${last}`, name: `Ridge ${last}` });
    const tire = await aTire(app.db, { lineId: line.lineId, stock: { phl: 40 } });
    return { ...line, tire };
  };
  const record = (kind: Kind, id: string) => staff.call(getCatalogueRecord, { params: { kind, id } });
  const move = async (kind: Kind, id: string, address: string) => {
    const { version } = await record(kind, id);
    return staff.call(
      changeCatalogueRecord,
      { params: { kind, id }, body: { version, values: { address } } },
      key(),
    );
  };
  const moved = () => app.client.call(listMovedAddresses, {});
  const product = (brand: string, line: string) =>
    app.client.call(getProduct, { params: { brand, line }, query: {} });
  const file = (csv: string) => new Blob([csv], { type: 'text/csv' });
  const importBrands = async (csv: string) => {
    const params = { kind: 'brands' as const };
    const body = { isRemoving: 'false' as const, file: file(csv) };
    const { planDigest } = await staff.call(tryCatalogueImport, { params, body });
    const { id } = await staff.call(importCatalogueRecords, { params, body: { ...body, planDigest } }, key());
    return finished(id);
  };
  const finished = (id: string) =>
    eventually(async () => {
      const read = await staff.call(getRecordChange, { params: { id } });
      expect(read.state).toBe('done');
      return read;
    });

  it('change, and every link to them follows', async () => {
    const { brandSlug, lineSlug, lineId, tire } = await aBrand();
    expect((await product(brandSlug, lineSlug)).lineSlug).toBe(lineSlug);
    await move('brands', brandSlug, 'apex');
    await move('product-lines', lineId, 'summit');
    await eventually(async () => {
      expect(await product('apex', 'summit')).toMatchObject({ brandSlug: 'apex', lineSlug: 'summit' });
      expect(await refusal(product(brandSlug, lineSlug))).toBe('tire.unknown');
      expect((await app.client.call(getHub, { query: { brand: 'apex' } })).lines).toMatchObject([
        { brandSlug: 'apex', lineSlug: 'summit' },
      ]);
      const { items } = await app.client.call(searchTires, {
        query: { size: tire.sizeSlug, brand: 'apex' },
      });
      expect(items).toMatchObject([{ tireId: tire.tireId, brandSlug: 'apex', lineSlug: 'summit' }]);
      const brands = await app.client.call(listHubAddresses, { query: { family: 'brand' } });
      expect(brands.items.map(({ brand }) => brand)).toContain('apex');
      expect(await app.client.call(listLineAddresses, {})).toContainEqual(
        expect.objectContaining({ brandSlug: 'apex', lineSlug: 'summit' }),
      );
      const typed = await app.client.call(searchTypeahead, { query: { queryText: `Brand${last} Ridge` } });
      expect(JSON.stringify(typed)).toContain('/brands/apex-tires/summit');
      expect(await moved()).toEqual({
        brands: [[brandSlug, 'apex']],
        lines: [['apex', lineSlug, 'summit']],
      });
    });
  });

  it('redirect from every former one to the current one in one step, and turn around when it goes back', async () => {
    const { brandSlug } = await aBrand();
    const known = async () => (await moved()).brands.filter(([, now]) => now.startsWith('round'));
    await move('brands', brandSlug, 'round-1');
    await move('brands', brandSlug, 'round-2');
    await eventually(async () =>
      expect(await known()).toEqual([
        [brandSlug, 'round-2'],
        ['round-1', 'round-2'],
      ]),
    );
    await move('brands', brandSlug, 'round-1');
    await eventually(async () =>
      expect(await known()).toEqual([
        [brandSlug, 'round-1'],
        ['round-2', 'round-1'],
      ]),
    );
  });

  it('are never given to another or a new record, whether current or former', async () => {
    const [one, other] = [await aBrand(), await aBrand()];
    await move('brands', one.brandSlug, 'mine');
    expect(await refusal(move('brands', other.brandSlug, 'mine'))).toBe('records.addressTaken');
    expect(await refusal(move('brands', other.brandSlug, one.brandSlug))).toBe('records.addressTaken');
    const values = { slug: 'mine', name: 'Mine too', owner: null, tier: 'mid', confidence: 'low' };
    expect(
      await refusal(staff.call(addCatalogueRecord, { params: { kind: 'brands' }, body: { values } }, key())),
    ).toBe('records.addressTaken');
    const sister = await aProductLine(app.db, { brandName: one.brandName, name: 'Sister' });
    await move('product-lines', one.lineId, 'sung');
    expect(await refusal(move('product-lines', sister.lineId, one.lineSlug))).toBe('records.addressTaken');
    expect(await refusal(move('product-lines', other.lineId, 'sung'))).toBe('done');
    expect(await refusal(move('product-lines', sister.lineId, 'reviews'))).toBe('records.addressReserved');
  });

  it('go to one of two concurrent requests for the same one', async () => {
    const both = [await aBrand(), await aBrand()];
    const outcomes = await Promise.all(
      both.map(({ brandSlug }) => refusal(move('brands', brandSlug, 'both'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.every((outcome) => /^(done|records\.(addressTaken|keyTaken))$/.test(outcome))).toBe(true);
  });

  it('change by tables, each refused line with its own message, and an undo restores the old ones', async () => {
    const [one, two] = [await aBrand(), await aBrand()];
    const csv = (a: string, b: string) => `slug,address\n${one.brandSlug},${a}\n${two.brandSlug},${b}\n`;
    const tried = await staff.call(tryCatalogueImport, {
      params: { kind: 'brands' },
      body: { isRemoving: 'false', file: file(csv('tabled', 'tabled')) },
    });
    expect(tried.counts).toMatchObject({ changed: 1, refused: 1 });
    expect(tried.rows[0]).toMatchObject({ line: 3, outcome: 'refused' });
    const { id } = await importBrands(csv('tabled', 'tabled-2'));
    await eventually(async () =>
      expect((await moved()).brands).toEqual(
        expect.arrayContaining([
          [one.brandSlug, 'tabled'],
          [two.brandSlug, 'tabled-2'],
        ]),
      ),
    );
    const undo = await staff.call(undoCatalogueChange, { params: { id }, query: {} }, key());
    expect(await finished(undo.id)).toMatchObject({ applied: 2, skipped: 0 });
    await eventually(async () => {
      expect((await moved()).brands).toEqual(
        expect.arrayContaining([
          ['tabled', one.brandSlug],
          ['tabled-2', two.brandSlug],
        ]),
      );
      expect((await product(one.brandSlug, one.lineSlug)).brandSlug).toBe(one.brandSlug);
    });
  });

  it('are no part of price rules: a promotion of a brand goes with it, and so does a cart', async () => {
    const { brandSlug, tire } = await aBrand();
    await aPromotion(app.db, { name: 'Goes with it', scope: { brandSlugs: [brandSlug] } });
    await app.get(PriceBook).refresh();
    const { headers, cart } = await anOpenCart(app, { lines: [{ tireId: tire.tireId, quantity: 4 }] });
    const now = () => app.client.call(getCart, {}, { headers });
    expect(JSON.stringify(cart.pricing)).toContain('Goes with it');
    await move('brands', brandSlug, 'goes');
    await eventually(async () => {
      const { lines, pricing } = await now();
      expect(lines).toMatchObject([{ brandSlug: 'goes' }]);
      expect(pricing).toEqual(cart.pricing);
    });
  });
});
