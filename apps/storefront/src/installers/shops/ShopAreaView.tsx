import { formatMoney, stateAreaSlug, stateName } from '@simpletread/domain';
import { Breadcrumbs, DataList } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { shopAreaHref, SHOPS_PATH } from '../../shell/paths';
import { breadcrumbData, JsonLd } from '../../shell/search-engines';
import { areaLead, areaName, pricesWords } from './area-words';
import { AreaLinks } from './AreaLinks';
import type { ShopArea } from './read-shops';
import { shopListData } from './shop-data';
import type { ShopListQuery } from './shop-list-query';
import type { ShopOffers } from './shop-offers';
import { ShopList } from './ShopList';
import styles from './Shops.module.css';
import { ZipForm } from './ZipForm';

const crumbsOf = (area: ShopArea) => {
  const state = {
    label: stateName(area.state),
    href: shopAreaHref(stateAreaSlug(area.state)),
  };
  return [
    { label: 'Shops', href: SHOPS_PATH },
    ...(area.city === null ? [] : [state]),
    { label: areaName(area), href: shopAreaHref(area.slug) },
  ];
};

const ofWords = (some: number, all: number): string =>
  `${some.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}`;

const Facts = ({ facts }: Pick<ShopArea, 'facts'>) => (
  <DataList
    isRuled
    className={styles.facts}
    rows={[
      {
        id: 'price',
        label: 'Installation per tire',
        value: pricesWords(facts.lowestPriceInCents, facts.highestPriceInCents),
      },
      {
        id: 'median',
        label: 'Half of the shops charge at most',
        value: formatMoney(facts.medianPriceInCents),
      },
      { id: 'saturday', label: 'Open on Saturdays', value: ofWords(facts.openSaturdays, facts.shops) },
      { id: 'sunday', label: 'Open on Sundays', value: ofWords(facts.openSundays, facts.shops) },
    ]}
  />
);

interface ShopAreaViewProps {
  readonly area: ShopArea;
  readonly query: ShopListQuery;
  /** The shopper's own ZIP; empty where it isn't known. */
  readonly zipText: string;
  readonly now: Date;
  /** Next times and prices of the city's shops. */
  readonly offers: ShopOffers;
}

/** The partner shops around a city, or the cities of a state that have some. */
export const ShopAreaView = ({ area, query, zipText, now, offers }: ShopAreaViewProps) => {
  const crumbs = crumbsOf(area);
  const { cities, city, facts, shops, total, slug } = area;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <JsonLd data={breadcrumbData(crumbs)} />
      {shops.length > 0 && <JsonLd data={shopListData(shops)} />}
      <Breadcrumbs crumbs={crumbs} linkAs={PageLink} />
      <div>
        <h1>Tire shops in {areaName(area)}</h1>
        <p>{areaLead(area)}</p>
      </div>
      {facts.shops > 1 && <Facts facts={facts} />}
      <ZipForm zipText={zipText} />
      {city !== null && (
        <section aria-labelledby="shops">
          <h2 id="shops">Shops near {areaName(area)}</h2>
          <ShopList
            path={shopAreaHref(slug)}
            query={query}
            shops={shops}
            total={total}
            now={now}
            offers={offers}
          />
        </section>
      )}
      {cities.length > 0 && (
        <section>
          <h2 id="cities">{city === null ? `Cities in ${stateName(area.state)}` : 'Cities nearby'}</h2>
          <AreaLinks
            labelledBy="cities"
            areas={cities.map((one) => ({
              slug: one.slug,
              shops: one.shops,
              label: one.state === area.state ? one.city : `${one.city}, ${one.state}`,
            }))}
          />
        </section>
      )}
    </div>
  );
};
