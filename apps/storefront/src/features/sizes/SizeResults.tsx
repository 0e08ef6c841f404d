import { readTires } from '../../api/catalogue';
import { orNotFound } from '../../api/contract-problem';
import { sizeHref } from '../../routes';
import { breadcrumbData, itemListData } from '../../seo/structured-data';
import { JsonLd } from '../../seo/JsonLd';
import { readShopper } from '../../shopper/shopper';
import type { RawParams } from '../../url/search-params';
import { isPerTireView, priceViewParams } from '../results/price-view';
import { readResultFilters } from '../results/result-filters';
import { ResultsView } from '../results/ResultsView';
import { tireQuery } from '../results/tire-query';
import type { SizeName } from './size-of-slug';

interface SizeResultsProps {
  readonly size: SizeName;
  readonly params: RawParams;
}

/** All tires of one size. */
export const SizeResults = async ({ size, params }: SizeResultsProps) => {
  const { place } = await readShopper();
  const filters = readResultFilters(params);
  const zip = place === null ? {} : { zip: place.zip };
  const reply = await orNotFound(
    readTires(tireQuery({ size: size.slug, ...zip }, filters)),
    'tireSize.unknown',
  );
  return (
    <>
      <JsonLd
        data={breadcrumbData([
          { label: 'Tire sizes', href: '/tire-sizes' },
          { label: size.code, href: sizeHref(size.slug) },
        ])}
      />
      <JsonLd data={itemListData(reply.items)} />
      <ResultsView
        title={
          <>
            {reply.total} {reply.total === 1 ? 'tire' : 'tires'} in{' '}
            <span className="t-size">{reply.sizeCode}</span>
          </>
        }
        place={{ path: sizeHref(size.slug), fixed: priceViewParams(params) }}
        filters={filters}
        reply={reply}
        isPerTire={isPerTireView(params)}
        hasZip={place !== null}
      />
    </>
  );
};
