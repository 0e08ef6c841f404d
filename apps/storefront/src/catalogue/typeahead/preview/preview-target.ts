import type { RawParams } from '../../../shell/paths';
import { brandSlugOf, type HubKey, makeSlugOf, slugOfSegment } from '../../../shell/paths';
import { itemNumberOf } from '../../tires';

/** A page that the search can preview. `params` are the filters in its address. */
export type PreviewTarget =
  | {
      readonly kind: 'vehicle';
      readonly make: string;
      readonly model: string;
      readonly year: number;
      readonly trim: string;
      readonly params: RawParams;
    }
  | {
      readonly kind: 'size';
      readonly key: HubKey & { readonly size: string };
      readonly rearSize: string | null;
      readonly params: RawParams;
    }
  | { readonly kind: 'make'; readonly make: string; readonly year: number | null }
  | {
      readonly kind: 'model';
      readonly make: string;
      readonly model: string;
      readonly params: RawParams;
    }
  | { readonly kind: 'guided'; readonly by: 'vehicle' | 'size' }
  | { readonly kind: 'diameter'; readonly rim: number }
  | {
      readonly kind: 'line';
      readonly brand: string;
      readonly line: string;
      readonly item: number | null;
      /** The size asked for, as its slug. */
      readonly size: string | null;
    }
  | { readonly kind: 'hub'; readonly key: Omit<HubKey, 'size'> };

export type TargetOf<K extends PreviewTarget['kind']> = Extract<PreviewTarget, { kind: K }>;

const SLUG = /^[a-z0-9][a-z0-9.-]*$/;
const MOST_PARTS = 6;

const PARTS = new Map<string, 'brand' | 'category' | 'type'>([
  ['brands', 'brand'],
  ['categories', 'category'],
  ['types', 'type'],
]);

/** `brands/toyo-tires/categories/winter-tires` as brand and category; null for anything else. */
const partsOf = (segments: readonly string[]): Omit<HubKey, 'size'> | null => {
  const key: { brand?: string; category?: string; type?: string } = {};
  for (let at = 0; at < segments.length; at += 2) {
    const part = PARTS.get(segments[at] ?? '');
    const slug = segments[at + 1];
    if (part === undefined || slug === undefined || key[part] !== undefined) return null;
    key[part] = slugOfSegment(slug);
  }
  return key;
};

const YEAR = /^\d{4}$/;

/** A make, a model of it, or a vehicle of one year. */
const vehicleOf = (
  [make = '', model, year, ...others]: readonly string[],
  params: URLSearchParams,
): PreviewTarget | null => {
  if (others.length > 0) return null;
  if (model === undefined) {
    const sold = params.get('year') ?? '';
    return { kind: 'make', make: makeSlugOf(make), year: YEAR.test(sold) ? Number(sold) : null };
  }
  if (year === undefined) return { kind: 'model', make, model, params: Object.fromEntries(params) };
  if (!YEAR.test(year)) return null;
  return {
    kind: 'vehicle',
    make,
    model,
    year: Number(year),
    trim: params.get('trim') ?? '',
    params: Object.fromEntries(params),
  };
};

/** The questions of guided shopping; about a vehicle, that vehicle. */
const guidedOf = (params: URLSearchParams): PreviewTarget | null => {
  const vehicle = params.get('vehicle');
  if (vehicle !== null) return vehicleOf(vehicle.split('/'), params);
  return { kind: 'guided', by: params.get('by') === 'size' ? 'size' : 'vehicle' };
};

const lineOf = (
  [segment = '', line, p, item]: readonly string[],
  params: URLSearchParams,
): PreviewTarget | null => {
  const brand = brandSlugOf(segment);
  if (brand === null || line === undefined) return null;
  return {
    kind: 'line',
    brand,
    line,
    item: p === 'p' && item !== undefined ? itemNumberOf(item) : null,
    size: params.get('size'),
  };
};

const hubOf = (segments: readonly string[]): PreviewTarget | null => {
  const key = partsOf(segments);
  if (key === null) return null;
  // A brand's address without its ending is another page.
  const isBrandless = segments[0] === 'brands' && brandSlugOf(segments[1] ?? '') === null;
  return isBrandless ? null : { kind: 'hub', key };
};

const sizeOf = ([size = '', ...others]: readonly string[], params: URLSearchParams): PreviewTarget | null => {
  if (size === 'diameter') {
    const rim = Number(others[0]);
    return others.length === 1 && rim > 0 ? { kind: 'diameter', rim } : null;
  }
  const key = partsOf(others);
  if (key === null) return null;
  const rearSize = params.get('rearSize');
  return {
    kind: 'size',
    key: { size, ...key },
    rearSize: rearSize !== null && SLUG.test(rearSize) ? rearSize : null,
    params: Object.fromEntries(params),
  };
};

/** Returns the target of a shop address; null without a preview, and for other sites. */
export const previewTargetOf = (link: string): PreviewTarget | null => {
  if (!/^\/(?![/\\])/.test(link)) return null;
  const { pathname, searchParams } = new URL(link, 'http://shop');
  const [root = '', ...segments] = pathname.split('/').slice(1);
  if (root === 'guided-shopping' && segments.length === 0) return guidedOf(searchParams);
  if (segments.length === 0 || segments.length > MOST_PARTS) return null;
  if (!segments.every((segment) => SLUG.test(segment))) return null;
  if (root === 'vehicles') return vehicleOf(segments, searchParams);
  if (root === 'tire-sizes') return sizeOf(segments, searchParams);
  return hubOf([root, ...segments]) ?? (root === 'brands' ? lineOf(segments, searchParams) : null);
};
