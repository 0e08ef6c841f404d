import { AreaLinks } from './AreaLinks';
import { NearbyShopList } from './NearbyShopList';
import type { ShopAreas, ShopsNear } from './read-shops';
import type { ShopListQuery } from './shop-list-query';
import type { ShopOffers } from './shop-offers';
import styles from './Shops.module.css';
import { ZipForm } from './ZipForm';

interface TireShopsViewProps {
  /** ZIP as typed, or the shopper's own; empty where neither is known. */
  readonly zipText: string;
  readonly query: ShopListQuery;
  /** Null before a ZIP is typed. */
  readonly near: ShopsNear | null;
  readonly areas: ShopAreas;
  readonly now: Date;
  /** Next times and prices of the shops near the ZIP. */
  readonly offers: ShopOffers;
}

/** Partner shops near a ZIP, with the form that asks for one, and the ways to all others. */
export const TireShopsView = ({ zipText, query, near, areas, now, offers }: TireShopsViewProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div>
      <h1>Tire shops near you</h1>
      <p>
        These shops mount and balance the tires you buy here.{offers.tires === 0 && ' Prices are per tire.'}
      </p>
    </div>
    <ZipForm zipText={zipText} error={near !== null && 'error' in near ? near.error : null} />
    {near !== null && 'found' in near && (
      <NearbyShopList found={near.found} query={query} now={now} offers={offers} />
    )}
    {areas.cities.length > 0 && (
      <section>
        <h2 id="by-city">Shops in large cities</h2>
        <AreaLinks
          labelledBy="by-city"
          areas={areas.cities.map(({ city, state, ...area }) => ({ ...area, label: `${city}, ${state}` }))}
        />
      </section>
    )}
    {areas.states.length > 0 && (
      <section>
        <h2 id="by-state">Shops by state</h2>
        <AreaLinks
          labelledBy="by-state"
          areas={areas.states.map(({ name, slug, shops }) => ({ slug, shops, label: name }))}
        />
      </section>
    )}
  </div>
);
