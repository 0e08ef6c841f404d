import type { ProductReply, TireVariant } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { lineHref } from '../../../shell/paths';
import { tirePicture } from '../../../shell/pictures';
import { findHub, hubTitle } from '../../hubs';
import { readProduct } from '../../tires';
import type { TargetOf } from './preview-target';
import { tiresText } from '../../../pricing';
import { countText, priceWords } from './preview-words';
import type { PreviewTire, SearchPreview } from './search-preview';

const ROWS_SHOWN = 4;
const LINES_SHOWN = 3;
const SET = 4;

interface Priced {
  readonly brand: string;
  readonly line: string;
  readonly zip: string | null;
}

/** The price of a tire: four installed with fees and tax once the ZIP is known. */
const priceOf = async ({ brand, line, zip }: Priced, variant: TireVariant): Promise<string> => {
  const perTire = `${formatMoney(variant.priceInCents)} per tire`;
  if (zip === null) return perTire;
  const { outTheDoor } = await readProduct(brand, line, { item: variant.itemNumber, quantity: SET, zip });
  return outTheDoor === null ? perTire : formatMoney(outTheDoor.totalInCents);
};

/** The cheapest tire of which four can be bought; if none, the cheapest. */
const cheapestOf = ({ sizes }: ProductReply): TireVariant | undefined => {
  const byPrice = [...sizes].sort((a, b) => a.priceInCents - b.priceInCents);
  return byPrice.find(({ availability }) => availability.quantity >= SET) ?? byPrice[0];
};

const tireOf = async (
  { brandSlug, brandName, lineSlug, lineName, imageKey, fromPriceInCents }: HubLines[number],
  zip: string | null,
): Promise<PreviewTire> => {
  const priced = { brand: brandSlug, line: lineSlug, zip };
  const cheapest = zip === null ? undefined : cheapestOf(await readProduct(brandSlug, lineSlug, {}));
  const price =
    cheapest === undefined ? `${formatMoney(fromPriceInCents)} per tire` : await priceOf(priced, cheapest);
  return {
    id: `${brandSlug}-${lineSlug}`,
    brand: brandName,
    name: lineName,
    src: tirePicture(imageKey, 'hero', true),
    price: `from ${price}`,
    href: lineHref(brandSlug, lineSlug),
  };
};

type HubLines = NonNullable<Awaited<ReturnType<typeof findHub>>>['lines'];

/** The best lines of a brand, category or type. */
export const previewHub = async (
  { key }: TargetOf<'hub'>,
  zip: string | null,
): Promise<SearchPreview | null> => {
  const hub = await findHub(key.brand, key.category, key.type);
  if (hub === null) return null;
  const { lineCount, tireCount } = hub.facts;
  const best = [...hub.lines].sort((a, b) => (b.score?.overall ?? 0) - (a.score?.overall ?? 0));
  return {
    title: hubTitle(hub.names),
    note: `${countText(lineCount, 'line')}, ${tiresText(tireCount)}`,
    priceWords: priceWords(zip),
    rows: [],
    tiresTitle: 'Highest SimpleScore',
    tires: await Promise.all(best.slice(0, LINES_SHOWN).map((line) => tireOf(line, zip))),
  };
};

/** The sizes of a line; the one asked for first. */
export const previewLine = async (
  { brand, line, item, size }: TargetOf<'line'>,
  zip: string | null,
): Promise<SearchPreview> => {
  const product = await readProduct(brand, line, {});
  const isAsked = ({ itemNumber, sizeSlug }: TireVariant): boolean =>
    itemNumber === item || sizeSlug === size;
  const shown = [
    ...product.sizes.filter(isAsked),
    ...product.sizes.filter((variant) => !isAsked(variant)),
  ].slice(0, ROWS_SHOWN);
  return {
    title: `${product.brandName} ${product.lineName}`,
    note: `${product.categoryName}, ${countText(product.sizes.length, 'size')}`,
    priceWords: priceWords(zip),
    rows: await Promise.all(
      shown.map(async (variant) => ({
        id: variant.tireId,
        words: variant.serviceDescription,
        size: variant.sizeCode,
        price: await priceOf({ brand, line, zip }, variant),
        href: `${lineHref(brand, line)}/p/${variant.itemNumber}`,
      })),
    ),
    tiresTitle: '',
    tires: [],
  };
};
