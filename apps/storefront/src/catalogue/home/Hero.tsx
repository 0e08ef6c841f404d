import { formatMoney } from '@simpletread/domain';
import { LineMark } from '@simpletread/ui';
import { Car } from 'lucide-react';
import { productHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { tirePictureSet } from '../../shell/pictures';
import { ScanLink, SearchBoard, SearchHelp } from '../typeahead';
import { heroWords } from './hero-words';
import styles from './Hero.module.css';
import type { HomeViewProps } from './home-view-props';
import type { Showcase } from './showcase';

const Proof = ({ showcase }: { showcase: Showcase }) => {
  const tire = showcase.picks[0]?.tire;
  if (tire === undefined || tire.outTheDoor === null) return null;
  const { totalInCents, zip, quantity } = tire.outTheDoor;
  return (
    <PageLink href={productHref(tire)} className={styles.proof}>
      <span className={styles.amount}>{formatMoney(totalInCents)}</span>
      <span className={styles.proofWords}>
        <b>
          out the door, {quantity === 4 ? 'four' : quantity} {tire.brandName} {tire.lineName}
        </b>
        <br />
        {tire.sizeCode}, installed in {zip}, nothing due at the shop
      </span>
    </PageLink>
  );
};

/** Matches Hero.module.css. */
const PICTURE_SIZES = '(min-width: 1200px) 680px, (min-width: 976px) 640px, (min-width: 600px) 460px, 270px';

/** The promise, the board, and one tire with its price on the line. */
export const Hero = ({ globals, shopper, showcase, variants }: HomeViewProps) => {
  const words = globals.hero ?? heroWords(globals.siteTheme);
  return (
    <section className={styles.hero} data-hero="">
      <div className={`l-wrap ${styles.stage}`}>
        <div className={styles.copy}>
          <h1 className="t-display">{words.headline}</h1>
          <p>{words.lead}</p>
        </div>
        <div className={styles.board}>
          <SearchBoard
            initialKind="vehicle"
            foot={
              <>
                {shopper.vehicle !== null && (
                  <PageLink href={shopper.vehicle.href} className={styles.garage}>
                    <Car size={16} strokeWidth={1.75} aria-hidden="true" />
                    {shopper.vehicle.chosen.year} {shopper.vehicle.chosen.model} {shopper.vehicle.chosen.trim}
                  </PageLink>
                )}
                <span className={styles.help}>
                  <ScanLink />
                  <PageLink href="/vehicles">Pick from lists</PageLink>
                  <SearchHelp
                    {...(variants['size-hint'] === 'sidewall'
                      ? { sizeLabel: 'Find my size on the sidewall' }
                      : {})}
                  />
                </span>
              </>
            }
          />
        </div>
        {showcase !== null && <Proof showcase={showcase} />}
        <img
          {...tirePictureSet(showcase?.picks[0]?.tire.imageKey ?? 'touring-1')}
          sizes={PICTURE_SIZES}
          alt=""
          width={1000}
          height={1000}
          fetchPriority="high"
          className={styles.tire}
        />
      </div>
      <LineMark isDrawn className={styles.line ?? ''} />
    </section>
  );
};
