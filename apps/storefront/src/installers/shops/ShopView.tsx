import type { ShopPage } from '@simpletread/contract';
import {
  cityAreaSlug,
  dayAfter,
  formatMoney,
  formatPhone,
  hoursWords,
  ownValue,
  SHOP_BADGES,
  SHOP_SERVICES,
  shopHolidaysBetween,
  shopOpening,
  shortDayWords,
  stateAreaSlug,
  stateName,
  weekdayOf,
  WEEKDAYS,
} from '@simpletread/domain';
import { Breadcrumbs, Button, classNames, DataList, Stars, VisuallyHidden } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/controls';
import { shopAreaHref, SHOPS_PATH, shopHref } from '../../shell/paths';
import { breadcrumbData, JsonLd } from '../../shell/search-engines';
import { directionsHref, shopData } from './shop-data';
import { InstallPrices } from './InstallPrices';
import { shopQuestions } from './shop-questions';
import styles from './Shop.module.css';

interface ShopViewProps {
  readonly shop: ShopPage;
  readonly now: Date;
  /** Chooses this shop for the shopper's tires. */
  readonly choice: ReactNode;
  /** Reviews by its customers; null if they can’t be read. */
  readonly reviews: ReactNode;
  /** True if the page has the reviews behind its rating. */
  readonly isRated: boolean;
}

const HOLIDAYS_AHEAD_DAYS = 30;

const labelsOf = (names: readonly string[], labels: Readonly<Record<string, string>>): string[] =>
  names.flatMap((name) => ownValue(labels, name) ?? []);

const Hours = ({ shop, today }: { shop: ShopPage; today: string }) => {
  const ofToday = (weekdayOf(today) + WEEKDAYS.length - 1) % WEEKDAYS.length;
  const holidays = shopHolidaysBetween(today, dayAfter(today, HOLIDAYS_AHEAD_DAYS));
  return (
    <section aria-labelledby="hours" className={styles.card}>
      <h2 id="hours">Hours</h2>
      <table className={styles.hours}>
        <caption>
          <VisuallyHidden>Opening hours in the shop’s own time</VisuallyHidden>
        </caption>
        <tbody>
          {hoursWords(shop.hours).map(([day, words], at) => (
            <tr key={day} aria-current={at === ofToday ? 'date' : undefined}>
              <th scope="row">{at === ofToday ? `${day}, today` : day}</th>
              <td className="t-num">{words === 'closed' ? 'Closed' : words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {holidays.map(({ date, name }) => (
        <p key={date}>
          Closed {shortDayWords(date)} for {name}.
        </p>
      ))}
    </section>
  );
};

const Installation = ({ shop, choice }: Pick<ShopViewProps, 'shop' | 'choice'>) => (
  <section aria-labelledby="installation" className={styles.card}>
    <h2 id="installation">Installation</h2>
    <p className={styles.price}>
      <b className="t-num">{formatMoney(shop.installPriceInCents)}</b> per tire, mounted and balanced
    </p>
    <p>We ship your tires here, and you pay us for installation, not the shop.</p>
    {choice}
  </section>
);

const Questions = ({ shop }: Pick<ShopViewProps, 'shop'>) => (
  <section aria-labelledby="questions" className={styles.card}>
    <h2 id="questions">Questions and answers</h2>
    {shopQuestions(shop).map(({ question, answer }) => (
      <details key={question} className={styles.question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </section>
);

/** A partner shop: where it is, when it is open, its price, the wheels and services it offers, and answers. */
export const ShopView = ({ shop, now, choice, reviews, isRated }: ShopViewProps) => {
  const path = shopHref(shop);
  const crumbs = [
    { label: 'Shops', href: SHOPS_PATH },
    { label: stateName(shop.state), href: shopAreaHref(stateAreaSlug(shop.state)) },
    { label: shop.city, href: shopAreaHref(cityAreaSlug(shop.city, shop.state)) },
    { label: shop.company, href: path },
  ];
  const { isOpen, words, today } = shopOpening(shop.hours, shop.timeZone, now);
  const offered = [...labelsOf(shop.badges, SHOP_BADGES), ...labelsOf(shop.services, SHOP_SERVICES)];
  return (
    <div className={`l-wrap ${styles.page}`}>
      <JsonLd data={breadcrumbData(crumbs)} />
      <JsonLd data={shopData(shop, path, isRated)} />
      <Breadcrumbs crumbs={crumbs} linkAs={PageLink} />
      <header className={styles.head}>
        <h1>{shop.company}</h1>
        <div className={styles.facts}>
          <Stars rating={shop.rating} count={shop.reviewCount} />
          <span className={classNames(styles.state, isOpen && styles.isOpen)}>{words}</span>
        </div>
        <address>
          {shop.address1}, {shop.city}, {shop.state} {shop.zip}
        </address>
        <div className={styles.ways}>
          <Button href={`tel:${shop.phone.replace(/\D/g, '')}`} variant="ghost">
            Call {formatPhone(shop.phone, 'parentheses')}
          </Button>
          <Button href={directionsHref(shop)} target="_blank" rel="noopener noreferrer" variant="ghost">
            Directions
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Installation shop={shop} choice={choice} />
          <InstallPrices shop={shop} />
          <section aria-labelledby="wheels" className={styles.card}>
            <h2 id="wheels">Wheels and tires</h2>
            <DataList
              isRuled
              rows={[
                { id: 'rims', label: 'Wheels', value: `${shop.minRimIn} to ${shop.maxRimIn} inches` },
                { id: 'aspect', label: 'Lowest aspect ratio', value: shop.minAspect },
              ]}
            />
          </section>
          {offered.length > 0 && (
            <section aria-labelledby="services" className={styles.card}>
              <h2 id="services">Also at this shop</h2>
              <ul role="list" className={styles.services}>
                {offered.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            </section>
          )}
          {reviews !== null && (
            <section id="reviews" aria-labelledby="reviews-title" className={styles.card}>
              <h2 id="reviews-title">Reviews</h2>
              {reviews}
            </section>
          )}
        </div>
        <div className={styles.column}>
          <Hours shop={shop} today={today} />
          <Questions shop={shop} />
        </div>
      </div>
    </div>
  );
};
