import { ContractError, type FitmentOption, type TireCard } from '@simpletread/contract';
import { formatMoney, vehicleSlug } from '@simpletread/domain';
import { cardHref, readBrand, readProduct, readTires } from '../../tires';
import { readVehicle } from '../../../shell/shopper';
import { lineHref, vehicleHref } from '../../../shell/paths';
import { tirePicture } from '../../../shell/pictures';
import { fitmentText } from '../../vehicles';
import type { PreviewTarget } from './preview-target';
import type { PreviewRow, PreviewTire, SearchPreview } from './search-preview';

const ROWS_SHOWN = 4;
const TIRES_SHOWN = 3;
const SET = 4;
/** The cheapest may be sold out, so the lowest price is searched among this many. */
const MOST_SOLD_OUT = 30;

type Target<K extends PreviewTarget['kind']> = Extract<PreviewTarget, { kind: K }>;

const PER_TIRE = 'Before installation, fees and tax';

const priceWords = (zip: string | null): string =>
  zip === null ? `${PER_TIRE}. Add your ZIP for totals.` : `Four, out the door in ${zip}`;

const priceOf = ({ outTheDoor, rear, setPriceInCents, priceInCents }: TireCard): string => {
  if (outTheDoor !== null) return formatMoney(outTheDoor.totalInCents);
  return rear === null ? `${formatMoney(priceInCents)} per tire` : `${formatMoney(setPriceInCents)} for 4`;
};

const tireOf = (tire: TireCard): PreviewTire => ({
  id: tire.tireId,
  brand: tire.brandName,
  name: tire.lineName,
  src: tirePicture(tire.imageKey, 'hero', true),
  price: priceOf(tire),
  href: cardHref(tire),
});

interface Wanted {
  readonly size: string;
  readonly rearSize: string | null;
  /** As `honda/cr-v/2019`, to show only tires that fit. */
  readonly vehicle?: string;
  readonly zip: string | null;
  readonly perPage: number;
  readonly sort: 'price-low' | 'recommended';
}

const tires = ({ rearSize, zip, ...wanted }: Wanted) =>
  readTires({
    ...wanted,
    ...(rearSize === null ? {} : { rearSize }),
    ...(zip === null ? {} : { zip }),
  });

/** The tires of an option that fit its vehicle; if none does, all of the size, as the search shows them with reasons. */
const tiresFor = async (
  { front, rear }: FitmentOption,
  wanted: Pick<Required<Wanted>, 'vehicle' | 'zip' | 'perPage' | 'sort'>,
): Promise<readonly TireCard[]> => {
  const { items } = await tires({ ...wanted, size: front.sizeSlug, rearSize: rear?.sizeSlug ?? null });
  return items.filter(({ fit }) => fit?.kind !== 'refused');
};

/** True if four can be bought: for a staggered set, two in front and two in the rear. */
const canBuySet = ({ availability, rear }: TireCard): boolean =>
  rear === null
    ? availability.quantity >= SET
    : Math.min(availability.quantity, rear.availability.quantity) >= SET / 2;

const rowOf = async (
  option: FitmentOption,
  { path, ...about }: { readonly path: string; readonly vehicle: string; readonly zip: string | null },
): Promise<PreviewRow> => {
  const offered = await tiresFor(option, { ...about, perPage: MOST_SOLD_OUT, sort: 'price-low' });
  const cheapest = offered.find(canBuySet);
  return {
    id: option.key,
    words: option.trims.length === 0 ? 'All trims' : option.trims.join(', '),
    size: fitmentText(option),
    price: cheapest === undefined ? null : `from ${priceOf(cheapest)}`,
    href: `${path}?option=${encodeURIComponent(option.key)}`,
  };
};

const isOfTrim = (option: FitmentOption, trim: string): boolean =>
  trim === '' || option.trims.some((name) => vehicleSlug(name) === vehicleSlug(trim));

const previewVehicle = async (
  { make, model, year, trim }: Target<'vehicle'>,
  zip: string | null,
): Promise<SearchPreview> => {
  const vehicle = await readVehicle(make, model, year);
  const ofTrim = vehicle.options.filter((option) => isOfTrim(option, trim));
  const options = (ofTrim.length === 0 ? vehicle.options : ofTrim).slice(0, ROWS_SHOWN);
  const [first] = options;
  const key = [make, model, year].join('/');
  const [rows, picks] = await Promise.all([
    Promise.all(
      options.map((option) => rowOf(option, { path: vehicleHref(make, model, year), vehicle: key, zip })),
    ),
    first === undefined
      ? []
      : tiresFor(first, { vehicle: key, zip, perPage: TIRES_SHOWN, sort: 'recommended' }),
  ]);
  return {
    title: `${vehicle.year} ${vehicle.model}`,
    note: options.length > 1 ? 'Pick the trim, we pick the size' : vehicle.make,
    priceWords: priceWords(zip),
    rows,
    tiresTitle: first === undefined ? '' : `Recommended in ${fitmentText(first)}`,
    // Many sizes leave less room for tires.
    tires: picks.slice(0, Math.max(1, TIRES_SHOWN + 1 - rows.length)).map(tireOf),
  };
};

const previewSize = async (
  { size, rearSize }: Target<'size'>,
  zip: string | null,
): Promise<SearchPreview> => {
  const reply = await tires({ size, rearSize, zip, perPage: TIRES_SHOWN, sort: 'recommended' });
  const rear = reply.rearSizeCode === null ? '' : ` front, ${reply.rearSizeCode} rear`;
  return {
    title: `${reply.sizeCode}${rear}`,
    note: `${reply.total === 1 ? '1 tire' : `${reply.total} tires`}, ${reply.overallDiameterIn.toFixed(1)} in tall`,
    priceWords: priceWords(zip),
    rows: [],
    tiresTitle: 'Recommended',
    tires: reply.items.map(tireOf),
  };
};

const previewBrand = async ({ brand }: Target<'brand'>): Promise<SearchPreview> => {
  const reply = await readBrand(brand, 1);
  const { name, lineCount, tireCount } = reply.brand;
  const best = [...reply.lines].sort((a, b) => (b.score?.overall ?? 0) - (a.score?.overall ?? 0));
  return {
    title: name,
    note: `${lineCount} lines, ${tireCount.toLocaleString('en-US')} tires`,
    priceWords: PER_TIRE,
    rows: [],
    tiresTitle: 'Highest SimpleScore',
    tires: best.slice(0, TIRES_SHOWN).map((line) => ({
      id: line.lineSlug,
      brand: name,
      name: line.lineName,
      src: tirePicture(line.imageKey, 'hero', true),
      price: `from ${formatMoney(line.fromPriceInCents)} per tire`,
      href: lineHref(brand, line.lineSlug),
    })),
  };
};

const previewLine = async ({ brand, line }: Target<'line'>): Promise<SearchPreview> => {
  const product = await readProduct(brand, line, {});
  return {
    title: `${product.brandName} ${product.lineName}`,
    note: `${product.categoryName}, ${product.sizes.length} sizes`,
    priceWords: PER_TIRE,
    rows: product.sizes.slice(0, ROWS_SHOWN).map((variant) => ({
      id: variant.tireId,
      words: variant.serviceDescription,
      size: variant.sizeCode,
      price: `${formatMoney(variant.priceInCents)} per tire`,
      href: `${lineHref(brand, line)}/p/${variant.itemNumber}`,
    })),
    tiresTitle: '',
    tires: [],
  };
};

const previewOf = (target: PreviewTarget, zip: string | null): Promise<SearchPreview> => {
  if (target.kind === 'vehicle') return previewVehicle(target, zip);
  if (target.kind === 'size') return previewSize(target, zip);
  return target.kind === 'brand' ? previewBrand(target) : previewLine(target);
};

/** Returns the preview of an answer, priced for `zip`; null if it no longer exists. */
export const readSearchPreview = async (
  target: PreviewTarget,
  zip: string | null,
): Promise<SearchPreview | null> => {
  try {
    return await previewOf(target, zip);
  } catch (error) {
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500) return null;
    throw error;
  }
};
