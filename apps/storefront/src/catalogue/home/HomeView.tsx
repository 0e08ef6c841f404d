import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { TopPicks } from '../tire-search';
import { Anatomy } from './Anatomy';
import { CategoryBest } from './CategoryBest';
import { Claims } from './Claims';
import { Hero } from './Hero';
import styles from './Home.module.css';
import type { HomeViewProps } from './home-view-props';
import { Promises } from './Promises';
import { RecentlyViewed } from './RecentlyViewed';
import type { Showcase } from './showcase';

const picksTitle = ({ vehicle, sizeCode }: Showcase): string =>
  vehicle === null ? `Our five picks in ${sizeCode}` : `Our five picks for your ${vehicle}`;

const placeText = ({ zip, isOwnZip, sizeCode }: Showcase): string =>
  isOwnZip
    ? `Totals are for four tires in ${sizeCode}, installed in ${zip}.`
    : `Totals are for four tires in ${sizeCode}, installed in Philadelphia ${zip}, until you add your ZIP.`;

/** The home page. */
export const HomeView = ({ globals, shopper, showcase, variants }: HomeViewProps) => (
  <>
    <Hero globals={globals} shopper={shopper} showcase={showcase} variants={variants} />
    <Claims />
    {showcase !== null && showcase.picks.length > 0 && (
      <section id="picks" className={styles.section}>
        <div className="l-wrap">
          <div className={styles.head}>
            <div>
              <h2>{picksTitle(showcase)}</h2>
              <p>One tire per reason. {placeText(showcase)}</p>
            </div>
            <Button href={showcase.href} linkAs={PageLink} variant="ghost">
              See all {showcase.total}
            </Button>
          </div>
          <TopPicks picks={showcase.picks} />
        </div>
      </section>
    )}
    <RecentlyViewed />
    {showcase?.picks[0] !== undefined && <Anatomy tire={showcase.picks[0].tire} />}
    {showcase !== null && showcase.byCategory.length > 1 && (
      <CategoryBest tires={showcase.byCategory} sizeCode={showcase.sizeCode} />
    )}
    <Promises />
  </>
);
