import { hubHref } from '../../hub-paths';
import { sizeHref } from '../../routes';
import { breadcrumbData, itemListData } from '../../seo/structured-data';
import { JsonLd } from '../../seo/JsonLd';
import { textOf, type RawParams } from '../../url/search-params';
import { tireCountWords } from '../results/count-words';
import { isPerTireView, priceViewParams } from '../results/price-view';
import { countFilters, readResultFilters } from '../results/result-filters';
import { ResultsView } from '../results/ResultsView';
import { SidewallNote } from '../simplesnap/SidewallNote';
import { SnapArrival } from '../simplesnap/SnapArrival';
import { readSizeLanding, type SizeLanding } from './read-size-landing';
import { landingNames, withLanding } from './size-landing';
import { sizePairHref, sizePairText, type SizePair } from './size-of-slug';
import { SizeWays } from './SizeWays';

interface SizeResultsProps {
  readonly sizes: SizePair;
  readonly params: RawParams;
  /** Of what the size has in common with a brand, category or type. */
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
