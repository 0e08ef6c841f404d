import { makeHref, vehicleHref } from '../../../shell/paths';
import { readVehicle } from '../../../shell/shopper';
import { readResultFilters, resultAddress } from '../../tire-search';
import { fitmentText, readVehicleOptions } from '../../vehicles';
import type { TargetOf } from './preview-target';
import { tiresText } from '../../../pricing';
import { countText } from './preview-words';
import type { PreviewRow, SearchPreview } from './search-preview';

const MODELS_SHOWN = 8;
const YEARS_SHOWN = 4;
const SIZES_NAMED = 2;

const ofRows = (title: string, note: string, rows: readonly PreviewRow[]): SearchPreview => ({
  title,
  note,
  priceWords: '',
  rows,
  tiresTitle: '',
  tires: [],
});

/** The models of a make, to choose from next. */
export const previewMake = async ({ make, year }: TargetOf<'make'>): Promise<SearchPreview | null> => {
  const { makes, models } = await readVehicleOptions(make);
  const known = makes.find(({ slug }) => slug === make);
  if (known === undefined) return null;
  const rows = models.slice(0, MODELS_SHOWN).map(({ slug, name }): PreviewRow => ({
    id: slug,
    words: '',
    size: name,
    price: '',
    href: `/vehicles/${make}/${slug}`,
  }));
  const all: PreviewRow = { id: 'all', words: '', size: 'All models', price: '', href: makeHref(make) };
  const title = year === null ? known.name : `${year} ${known.name}`;
  return ofRows(
    title,
    `${countText(models.length, 'model')}. Pick yours, then its year.`,
    rows.length < models.length ? [...rows, all] : rows,
  );
};

/** The newest years of a model with their sizes, to choose from next. */
export const previewModel = async ({
  make,
  model,
  params,
}: TargetOf<'model'>): Promise<SearchPreview | null> => {
  const { makes, model: known, years } = await readVehicleOptions(make, model);
  if (known === null) return null;
  const filters = readResultFilters(params);
  const rows = await Promise.all(
    years.slice(0, YEARS_SHOWN).map(async (year): Promise<PreviewRow> => {
      const { options } = await readVehicle(make, known.slug, year);
      const sizes = [...new Set(options.map(fitmentText))];
      const more = sizes.length - SIZES_NAMED;
      const tires = options.reduce((sum, { tireCount }) => sum + tireCount, 0);
      return {
        id: String(year),
        words:
          sizes.length === 0
            ? 'Size on the tire placard'
            : sizes.slice(0, SIZES_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : ''),
        size: `${year} ${known.name}`,
        price: sizes.length === 0 ? '' : tiresText(tires),
        href: resultAddress({ path: vehicleHref(make, known.slug, year), fixed: {} }, filters),
      };
    }),
  );
  const makeName = makes.find(({ slug }) => slug === make)?.name ?? '';
  return ofRows(`${makeName} ${known.name}`, `${countText(years.length, 'model year')}. Pick yours.`, rows);
};

const STEPS: readonly (readonly [title: string, answer: string])[] = [
  ['How do you drive?', 'City, highway, off road'],
  ['What winters do you have?', 'Your ZIP code tells us'],
  ['What matters most?', 'Quiet, long life, price'],
];

/** The steps of guided shopping. */
export const previewGuided = ({ by }: TargetOf<'guided'>): SearchPreview => {
  const href = by === 'size' ? '/guided-shopping?by=size' : '/guided-shopping';
  const first =
    by === 'size'
      ? (['Which size?', 'On your tire’s sidewall'] as const)
      : (['Which vehicle?', 'Year, make, model'] as const);
  const rows = [first, ...STEPS].map(([size, words], at) => ({
    id: String(at),
    size: `${at + 1}. ${size}`,
    words,
    price: '',
    href,
  }));
  return ofRows(
    'Help me choose',
    by === 'size' ? 'Your size, then three questions' : 'Your vehicle, then three questions',
    rows,
  );
};
