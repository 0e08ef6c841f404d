import { hubHref, type RawParams, sizeHref, textOf } from '../../shell/paths';
import { breadcrumbData, itemListData, JsonLd } from '../../shell/search-engines';
import {
  countFilters,
  isPerTireView,
  priceViewParams,
  readResultFilters,
  ResultsView,
  tireCountWords,
} from '../tire-search';
import { SidewallNote, SnapArrival } from '../sidewall';
import { readSizeLanding, type SizeLanding } from './read-size-landing';
import { landingNames, withLanding } from './size-landing';
import { sizePairHref, sizePairText, type SizePair } from '../tires';
import { SizeWays } from './SizeWays';

interface SizeResultsProps {
  readonly sizes: SizePair;
  readonly params: RawParams;
  /** The page's brand, category or type within the size. */
  readonly landing?: SizeLanding;
}

/** All tires of one size, of a front and a rear size, or of a size and a brand, category or type. */
export const SizeResults = async ({ sizes, params, landing }: SizeResultsProps) => {
  const { front, rear } = sizes;
  const { key, filters, query, reply, hasZip, isNarrowed } =
    landing ?? (await readSizeLanding({ size: front.slug }, rear?.slug, params));
  const path = hubHref(key);
  const names = landingNames(reply, key) ?? [];
  const isCrossed = landing !== undefined;
  const rearSize: Readonly<Record<string, string>> = rear === null ? {} : { rearSize: rear.slug };
  const crumbs = [
    { label: 'Tire sizes', href: '/tire-sizes' },
    { label: sizePairText(sizes), href: sizePairHref(sizes) },
    ...(isCrossed ? [{ label: names.join(' '), href: path }] : []),
  ];
  return (
    <>
      <JsonLd data={breadcrumbData(crumbs)} />
      <JsonLd data={itemListData(reply.items)} />
      <SnapArrival />
      <SidewallNote size={front.code} service={textOf(params, 'sidewall', 12)} />
      <ResultsView
        title={
          <>
            {isCrossed && !isNarrowed
              ? `${names.join(' ')} tires`
              : tireCountWords(reply.total, countFilters(filters) > 0)}{' '}
            in <span className="t-size">{reply.sizeCode}</span>
            {reply.rearSizeCode !== null && (
              <>
                {' '}
                front, <span className="t-size">{reply.rearSizeCode}</span> rear
              </>
            )}
          </>
        }
        place={{
          path: sizeHref(front.slug),
          fixed: { ...rearSize, ...priceViewParams(params) },
          ...(isCrossed ? { own: { path, filters: withLanding(readResultFilters({}), key) } } : {}),
        }}
        filters={filters}
        query={query}
        reply={reply}
        isPerTire={isPerTireView(params)}
        hasZip={hasZip}
      />
      {rear === null && !isNarrowed && <SizeWays reply={reply} sizeKey={key} />}
    </>
  );
};
