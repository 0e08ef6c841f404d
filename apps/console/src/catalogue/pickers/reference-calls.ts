import { getAdminProduct, getBrand, listBrands, listProducts, listTireSizes } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';
import type { PickerOption } from '../../shell/form/index.js';

const MOST_BRANDS = 500;
const BRANDS_ASKED = 10;
const LINES_FOUND = 20;
const LINES_OPENED = 6;
const LINES_NAMED = 500;

const allBrands = async () =>
  (await client.call(listBrands, { query: { perPage: String(MOST_BRANDS) } })).items;

/** Lines of the brands with the most lines. Together these brands make every kind of tire. */
const mostLines = async () => {
  const brands = (await allBrands()).toSorted((a, b) => b.lineCount - a.lineCount).slice(0, BRANDS_ASKED);
  const replies = await Promise.all(
    brands.map(({ slug }) => client.call(getBrand, { params: { brand: slug }, query: { perPage: '200' } })),
  );
  return replies.flatMap(({ lines }) => lines);
};

const optionsOf = (pairs: readonly (readonly [value: string, label: string])[]): PickerOption[] =>
  [...new Map(pairs)]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** A kind of vehicle as the addresses of results name it. */
const subtypeSlugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const linesWhere = (filter: object, count: number) =>
  client.call(listProducts, {
    query: {
      filter: JSON.stringify(filter),
      range: JSON.stringify([0, count - 1]),
      sort: JSON.stringify(['brandName', 'ASC']),
    },
  });

const lineOption = ({ id, brandName, lineName }: Awaited<ReturnType<typeof linesWhere>>[number]) => ({
  value: id,
  label: `${brandName} ${lineName}`,
});

const isSizeWord = (word: string): boolean => /^\d/.test(word);

const tiresOf = async (lineId: string): Promise<PickerOption[]> => {
  const { brandName, lineName, tires } = await client.call(getAdminProduct, { params: { id: lineId } });
  return tires
    .filter(({ status }) => status === 'active')
    .map(({ tireId, sizeCode, serviceDescription }) => ({
      value: tireId,
      label: `${brandName} ${lineName} ${sizeCode} ${serviceDescription}`.trim(),
    }));
};

/** Choices for the scope of promotions and prices. */
export const referenceCalls = {
  brandOptions: async (): Promise<PickerOption[]> =>
    (await allBrands()).map(({ key, name }) => ({ value: key, label: name })),
  /** Brands as the addresses of results name them. */
  brandSlugOptions: async (): Promise<PickerOption[]> =>
    (await allBrands()).map(({ slug, name }) => ({ value: slug, label: name })),
  categoryOptions: async (): Promise<PickerOption[]> =>
    optionsOf((await mostLines()).map((line) => [String(line.categoryId), line.categoryName])),
  /** Categories and kinds of vehicle as the addresses of results name them. */
  categorySlugOptions: async (): Promise<PickerOption[]> =>
    optionsOf((await mostLines()).map((line) => [line.categorySlug, line.categoryName])),
  subtypeOptions: async (): Promise<PickerOption[]> =>
    optionsOf((await mostLines()).map((line) => [subtypeSlugOf(line.vehicleType), line.vehicleType])),
  sizeOptions: async (): Promise<PickerOption[]> =>
    (await client.call(listTireSizes, { query: {} })).rims.flatMap(({ sizes }) =>
      sizes.map(({ sizeCode }) => ({ value: sizeCode, label: sizeCode })),
    ),
  findLines: async (text: string): Promise<PickerOption[]> =>
    (await linesWhere({ q: text }, LINES_FOUND)).map(lineOption),
  linesNamed: async (ids: readonly string[]): Promise<PickerOption[]> =>
    (await linesWhere({ id: ids }, LINES_NAMED)).map(lineOption),
  /** Tires by brand, line and the beginning of a size: `defender 225/65`. */
  findTires: async (text: string): Promise<PickerOption[]> => {
    const words = text.toLowerCase().split(/\s+/);
    const line = words.filter((word) => !isSizeWord(word)).join(' ');
    const found = await linesWhere({ q: line }, LINES_OPENED);
    const tires = await Promise.all(found.map(({ id }) => tiresOf(id)));
    return tires
      .flat()
      .filter(({ label }) => words.filter(isSizeWord).every((word) => label.toLowerCase().includes(word)));
  },
};

export const useReferenceCalls = () => useCalls(referenceCalls);
