import { readTires } from '../../api/catalogue';
import { orNotFound } from '../../api/contract-problem';
import { sizeHref } from '../../routes';
import { breadcrumbData, itemListData } from '../../seo/structured-data';
import { JsonLd } from '../../seo/JsonLd';
import { readShopper } from '../../shopper/shopper';
import type { RawParams } from '../../url/search-params';
import { tireCountWords } from '../results/count-words';
import { isPerTireView, priceUnitOf, priceViewParams } from '../results/price-view';
import { countFilters, readResultFilters } from '../results/result-filters';
import { ResultsView } from '../results/ResultsView';
import { tireQuery } from '../results/tire-query';
import { sizePairHref, sizePairText, type SizePair } from './size-of-slug';

interface SizeResultsProps {
  readonly sizes: SizePair;
  readonly params: RawParams;
}

/** All tires of one size, or of a front and a rear size. */
export const SizeResults = async ({ sizes, params }: SizeResultsProps) => {
  const { front, rear } = sizes;
  const rearSize: Record<'rearSize', string> | Record<string, never> =
    rear === null ? {} : { rearSize: rear.slug };
  const { place } = await readShopper();
  const filters = readResultFilters(params);
  const zip = place === null ? {} : { zip: place.zip };
  const reply = await orNotFound(
    readTires(tireQuery({ size: front.slug, ...rearSize, ...zip, ...priceUnitOf(params) }, filters)),
    'tireSize.unknown',
  );
  return (
    <>
      <JsonLd
        data={breadcrumbData([
          { label: 'Tire sizes', href: '/tire-sizes' },
          { label: sizePairText(sizes), href: sizePairHref(sizes) },
        ])}
      />
      <JsonLd data={itemListData(reply.items)} />
      <ResultsView
        title={
          <>
            {tireCountWords(reply.total, countFilters(filters) > 0)} in{' '}
            <span className="t-size">{reply.sizeCode}</span>
            {reply.rearSizeCode !== null && (
              <>
                {' '}
                front, <span className="t-size">{reply.rearSizeCode}</span> rear
              </>
            )}
          </>
        }
        place={{ path: sizeHref(front.slug), fixed: { ...rearSize, ...priceViewParams(params) } }}
        filters={filters}
        reply={reply}
        isPerTire={isPerTireView(params)}
        hasZip={place !== null}
      />
    </>
  );
};
