import { hubHref, isOn, type RawParams, sizeHref, textOf } from '../../shell/paths';
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
import { JudgedFor } from './JudgedFor';
import { NothingFits } from './NothingFits';
import { readSizeLanding, type SizeLanding } from './read-size-landing';
import { landingNames, withLanding } from './size-landing';
import { sizePairHref, sizePairText, type SizePair } from '../tires';
import { ANY_VEHICLE } from '../vehicles';
import { SizeWays } from './SizeWays';
import { listFit } from './vehicle-fit';

interface SizeResultsProps {
  readonly sizes: SizePair;
  readonly params: RawParams;
  /** The page's brand, category or type within the size. */
  readonly landing?: SizeLanding;
}

/** All tires of one size, of a front and a rear size, or of a size and a brand, category or type. */
export const SizeResults = async ({ sizes, params, landing }: SizeResultsProps) => {
  const { front, rear } = sizes;
  const { key, filters, query, reply, hasZip, isNarrowed, vehicle } =
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
  const anyVehicle: Readonly<Record<string, string>> = isOn(params, ANY_VEHICLE)
    ? { [ANY_VEHICLE]: 'true' }
    : {};
  const allHref = `${path}?${new URLSearchParams({ ...rearSize, [ANY_VEHICLE]: 'true' }).toString()}`;
  const fit = vehicle === null ? null : listFit(reply);
  if (vehicle !== null && fit === 'none' && !isNarrowed && filters.page === 1) {
    return (
      <NothingFits
        vehicle={vehicle}
        sizes={sizePairText(sizes)}
        path={path}
        reply={reply}
        allHref={allHref}
      />
    );
  }
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
        {...(vehicle !== null &&
          fit !== null &&
          fit !== 'none' && {
            context: <JudgedFor vehicle={vehicle} fit={fit} code={sizePairText(sizes)} allHref={allHref} />,
          })}
        place={{
          path: sizeHref(front.slug),
          fixed: { ...rearSize, ...anyVehicle, ...priceViewParams(params) },
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
