import { getArticle, getBrand, getProduct, searchTires } from '@simpletread/contract';
import { isRefusal, readForMachines } from '../../shell/api';
import type { OgKind } from '../../shell/search-engines';

/** The content of a picture for other sites. */
export interface PictureFacts {
  readonly over: string;
  readonly title: string;
  readonly under: string;
  /** Key of a tire's picture; null without one. */
  readonly imageKey: string | null;
}

const SHOP: PictureFacts = {
  over: 'For every vehicle',
  title: 'Tires, priced out the door',
  under: 'Tires, installation, fees and tax in one number',
  imageKey: 'touring-1',
};

const OVER = { learn: 'Learn about tires', press: 'Press' } as const;

const scoreWords = (overall: number | undefined): string =>
  overall === undefined ? '' : `SimpleScore ${overall.toFixed(1)}`;

const product = async (brand: string, line: string, item?: string): Promise<PictureFacts | null> => {
  if (line === '' || (item !== undefined && !/^\d{1,9}$/.test(item))) return null;
  const found = await readForMachines(getProduct, {
    params: { brand, line },
    query: item === undefined ? {} : { item: Number(item) },
  });
  const { brandName, lineName, selected, score, categoryName, imageKey, sizes } = found;
  return {
    over: brandName,
    title: lineName,
    under: [
      selected === null ? `${sizes.length} sizes` : `${selected.sizeCode} ${selected.serviceDescription}`,
      categoryName,
      scoreWords(score?.overall),
    ]
      .filter((words) => words !== '')
      .join('  ·  '),
    imageKey,
  };
};

const brand = async (slug: string): Promise<PictureFacts> => {
  const found = await readForMachines(getBrand, { params: { brand: slug }, query: { page: 1 } });
  return {
    over: 'Tires by',
    title: found.brand.name,
    under: `${found.total} lines, priced out the door`,
    imageKey: found.lines[0]?.imageKey ?? null,
  };
};

const size = async (slug: string): Promise<PictureFacts> => {
  const { sizeCode, total, items } = await readForMachines(searchTires, {
    query: { size: slug, perPage: 1 },
  });
  return {
    over: 'Tire size',
    title: sizeCode,
    under: `${total} tires, priced out the door`,
    imageKey: items[0]?.imageKey ?? null,
  };
};

const article = async (section: string, slug: string): Promise<PictureFacts | null> => {
  if (section !== 'learn' && section !== 'press' && section !== 'page') return null;
  const found = await readForMachines(getArticle, { params: { section, slug } });
  const over = section === 'page' ? 'Tires, priced out the door' : OVER[section];
  return { over, title: found.title, under: found.summary, imageKey: found.picture };
};

const factsOf = (kind: OgKind, [first = '', second = '', third]: readonly string[]) => {
  if (kind === 'product' || kind === 'line') return product(first, second, third);
  if (kind === 'brand') return brand(first);
  if (kind === 'size') return size(first);
  return kind === 'article' ? article(first, second) : Promise.resolve(SHOP);
};

/** Returns the content of the picture for `kind` and `key`; null if there is none. */
export const pictureFacts = async (kind: OgKind, key: readonly string[]): Promise<PictureFacts | null> => {
  try {
    return await factsOf(kind, key);
  } catch (error) {
    const isUnknown = isRefusal(
      error,
      'request.invalid',
      'tire.unknown',
      'brand.unknown',
      'tireSize.unknown',
      'article.unknown',
    );
    if (isUnknown) return null;
    throw error;
  }
};
