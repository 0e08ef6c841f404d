import { ContractError, type FitmentOption, type TireCard } from '@simpletread/contract';
import { formatMoney, vehicleSlug } from '@simpletread/domain';
import { landingNames, withLanding } from '../../sizes';
import { readResultFilters, resultAddress, type ResultFilters, tireQuery } from '../../tire-search';
import { cardHref, readTires, readTireSizes } from '../../tires';
import { readVehicle } from '../../../shell/shopper';
import { sizeHref, vehicleHref } from '../../../shell/paths';
import { tirePicture } from '../../../shell/pictures';
import { fitmentText } from '../../vehicles';
import { previewHub, previewLine } from './preview-lines';
import { previewGuided, previewMake, previewModel } from './preview-questions';
import type { PreviewTarget, TargetOf as Target } from './preview-target';
import { tiresText } from '../../../pricing';
import { priceWords } from './preview-words';
import type { PreviewRow, PreviewTire, SearchPreview } from './search-preview';

const ROWS_SHOWN = 4;
const TIRES_SHOWN = 3;
const SIZES_SHOWN = 8;
const SET = 4;
/** The cheapest may be sold out, so the lowest price is searched among this many. */
const MOST_SOLD_OUT = 30;

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
  readonly filters: ResultFilters;
  readonly perPage: number;
  readonly sort: 'price-low' | 'recommended';
}

const tires = ({ size, rearSize, vehicle, zip, filters, perPage, sort }: Wanted) =>
  readTires({
    ...tireQuery(
      {
        size,
        ...(rearSize === null ? {} : { rearSize }),
        ...(vehicle === undefined ? {} : { vehicle }),
        ...(zip === null ? {} : { zip }),
      },
      { ...filters, page: 1 },
    ),
    sort,
    perPage,
  });

/** The tires of an option that fit its vehicle; if none does, all of the size, as the search shows them with reasons. */
const tiresFor = async (
  { front, rear }: FitmentOption,
  wanted: Pick<Required<Wanted>, 'vehicle' | 'zip' | 'filters' | 'perPage' | 'sort'>,
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
  { path, ...about }: { readonly path: string } & Pick<Required<Wanted>, 'vehicle' | 'zip' | 'filters'>,
): Promise<PreviewRow> => {
  const offered = await tiresFor(option, { ...about, perPage: MOST_SOLD_OUT, sort: 'price-low' });
  const cheapest = offered.find(canBuySet);
  return {
    id: option.key,
    words: option.trims.length === 0 ? 'All trims' : option.trims.join(', '),
    size: fitmentText(option),
    price: cheapest === undefined ? null : `from ${priceOf(cheapest)}`,
    href: resultAddress({ path, fixed: { option: option.key } }, about.filters),
  };
};

const isOfTrim = (option: FitmentOption, trim: string): boolean =>
  trim === '' || option.trims.some((name) => vehicleSlug(name) === vehicleSlug(trim));

const previewVehicle = async (
  { make, model, year, trim, params }: Target<'vehicle'>,
  zip: string | null,
): Promise<SearchPreview> => {
  const filters = readResultFilters(params);
  const vehicle = await readVehicle(make, model, year);
  const ofTrim = vehicle.options.filter((option) => isOfTrim(option, trim));
  const options = (ofTrim.length === 0 ? vehicle.options : ofTrim).slice(0, ROWS_SHOWN);
  const [first] = options;
  const key = [make, model, year].join('/');
  const [rows, picks] = await Promise.all([
    Promise.all(
      options.map((option) =>
        rowOf(option, { path: vehicleHref(make, model, year), vehicle: key, zip, filters }),
      ),
    ),
    first === undefined
      ? []
      : tiresFor(first, { vehicle: key, zip, filters, perPage: TIRES_SHOWN, sort: 'recommended' }),
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
  { key, rearSize, params }: Target<'size'>,
  zip: string | null,
): Promise<SearchPreview> => {
  const filters = withLanding(readResultFilters(params), key);
  const about = { size: key.size, rearSize, zip, filters, perPage: TIRES_SHOWN } as const;
  const reply = await tires({ ...about, sort: 'recommended' });
  const rear = reply.rearSizeCode === null ? '' : ` front, ${reply.rearSizeCode} rear`;
  const names = landingNames(reply, key) ?? [];
  return {
    title: [...names, `${reply.sizeCode}${rear}`].join(' '),
    note: `${tiresText(reply.total)}, ${reply.overallDiameterIn.toFixed(1)} in tall`,
    priceWords: priceWords(zip),
    rows: [],
    tiresTitle: 'Recommended',
    tires: reply.items.map(tireOf),
  };
};

const previewDiameter = async ({ rim }: Target<'diameter'>): Promise<SearchPreview | null> => {
  const { rims } = await readTireSizes({ rim, perRim: SIZES_SHOWN });
  const [found] = rims;
  if (found === undefined) return null;
  return {
    title: `${rim}-inch tires`,
    note: `${found.sizeCount === 1 ? '1 size' : `${found.sizeCount} sizes`}, ${tiresText(found.tireCount)}`,
    priceWords: '',
    rows: found.sizes.map(({ sizeCode, sizeSlug, tireCount }) => ({
      id: sizeSlug,
      words: '',
      size: sizeCode,
      price: tiresText(tireCount),
      href: sizeHref(sizeSlug),
    })),
    tiresTitle: '',
    tires: [],
  };
};

const previewOf = (target: PreviewTarget, zip: string | null): Promise<SearchPreview | null> => {
  switch (target.kind) {
    case 'vehicle':
      return previewVehicle(target, zip);
    case 'size':
      return previewSize(target, zip);
    case 'diameter':
      return previewDiameter(target);
    case 'make':
      return previewMake(target);
    case 'model':
      return previewModel(target);
    case 'guided':
      return Promise.resolve(previewGuided(target));
    case 'hub':
      return previewHub(target, zip);
    case 'line':
      return previewLine(target, zip);
  }
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
