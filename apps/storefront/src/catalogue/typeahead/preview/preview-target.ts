import { brandSlugOf } from '../../../shell/paths';
import { itemNumberOf } from '../../tires';

/** A page that the search can preview. */
export type PreviewTarget =
  | {
      readonly kind: 'vehicle';
      readonly make: string;
      readonly model: string;
      readonly year: number;
      readonly trim: string;
    }
  | { readonly kind: 'size'; readonly size: string; readonly rearSize: string | null }
  | { readonly kind: 'line'; readonly brand: string; readonly line: string; readonly item: number | null }
  | { readonly kind: 'brand'; readonly brand: string };

const SLUG = /^[a-z0-9][a-z0-9.-]*$/;

const vehicleOf = ([make, model, year]: readonly string[], trim: string): PreviewTarget | null =>
  make === undefined || model === undefined || year === undefined || !/^\d{4}$/.test(year)
    ? null
    : { kind: 'vehicle', make, model, year: Number(year), trim };

const brandOf = ([segment, line, p, item]: readonly string[]): PreviewTarget | null => {
  const brand = brandSlugOf(segment ?? '');
  if (brand === null) return null;
  if (line === undefined) return { kind: 'brand', brand };
  return { kind: 'line', brand, line, item: p === 'p' && item !== undefined ? itemNumberOf(item) : null };
};

/** Returns the target of a shop address; null without a preview, and for other sites. */
export const previewTargetOf = (link: string): PreviewTarget | null => {
  if (!/^\/(?![/\\])/.test(link)) return null;
  const { pathname, searchParams } = new URL(link, 'http://shop');
  const [root, ...segments] = pathname.split('/').slice(1);
  if (segments.length === 0 || !segments.every((segment) => SLUG.test(segment))) return null;
  if (root === 'vehicles') return vehicleOf(segments, searchParams.get('trim') ?? '');
  if (root === 'brands') return brandOf(segments);
  const rearSize = searchParams.get('rearSize');
  return root === 'tire-sizes' && segments[0] !== undefined
    ? {
        kind: 'size',
        size: segments[0],
        rearSize: rearSize !== null && SLUG.test(rearSize) ? rearSize : null,
      }
    : null;
};
