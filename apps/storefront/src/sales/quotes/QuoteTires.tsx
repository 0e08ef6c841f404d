import type { QuoteView } from '@simpletread/contract';
import { formatMoney, type QuoteOption } from '@simpletread/domain';
import { Banner, TileImage } from '@simpletread/ui';
import { productHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { tirePicture } from '../../shell/pictures';
import { FitVerdict } from '../../catalogue';
import styles from './Quote.module.css';

type Line = QuoteView['offer']['lines'][number];

const KINDS = {
  fits: 'that they fit',
  conditional: 'that they fit with conditions',
  refused: 'that they do not fit',
  unknown: 'that we can’t tell if they fit',
} as const;

const AXLE_WORDS: Readonly<Record<Line['axle'], string>> = {
  all: '',
  front: ' in front',
  rear: ' in the rear',
};

/** A set of tires as it was quoted, and as it is now. */
export interface QuotedSet {
  readonly option: QuoteOption;
  readonly offer: QuoteView['offer'];
  readonly sentOffer: QuoteView['sentOffer'];
}

interface QuoteTiresProps {
  readonly vehicle: QuoteView['vehicle'];
  readonly set: QuotedSet;
  /** True for a quote without other sets: no name of a set is above its tires. */
  readonly isOne: boolean;
}

interface QuoteTireProps extends QuoteTiresProps {
  readonly line: Line;
}

const Verdict = ({
  vehicle,
  set: { sentOffer },
  line: { lineId, productId, axle, fit },
}: Omit<QuoteTireProps, 'isOne'>) => {
  if (vehicle === null || fit === null) return null;
  const then = sentOffer.lines.find((one) => one.productId === productId && one.axle === axle)?.fit ?? null;
  return (
    <>
      <FitVerdict key={lineId} fit={fit} vehicle={`${vehicle.year} ${vehicle.model}`} />
      {then !== null && then.kind !== fit.kind && (
        <p className="t-muted">When we quoted, we said {KINDS[then.kind]}.</p>
      )}
    </>
  );
};

const QuoteTire = ({ vehicle, set, line, isOne }: QuoteTireProps) => {
  const { offer, sentOffer } = set;
  const name = `${line.brandName} ${line.name}`;
  const Heading = isOne ? 'h2' : 'h3';
  const then = sentOffer.lines.find(
    ({ productId, axle }) => productId === line.productId && axle === line.axle,
  );
  const alerts = offer.alerts.filter(
    ({ lineId, code }) => lineId === line.lineId && code !== 'fitmentRefused',
  );
  return (
    <li className={styles.tire}>
      <TileImage
        src={tirePicture(line.imageKey, 'hero', true)}
        alt=""
        width={132}
        height={132}
        corner="m"
        ratio="1"
        isGlyphOnly
        isDimmed={line.availability.quantity === 0}
      />
      <div className={styles.words}>
        <Heading>
          <PageLink href={productHref(line)}>{name}</PageLink>
        </Heading>
        <p>
          {line.quantity} × <span className="t-size">{line.sizeCode}</span> {line.serviceDescription}
          {AXLE_WORDS[line.axle]}, <span className="t-num">{formatMoney(line.salePriceInCents)}</span> per
          tire
        </p>
        {line.roadHazardState === 1 && (
          <p>
            With road hazard coverage,{' '}
            <span className="t-num">{formatMoney(line.roadHazardCostInCents)}</span> per tire
          </p>
        )}
        {then !== undefined && then.subtotalInCents !== line.subtotalInCents && (
          <p className="t-muted">
            {formatMoney(then.subtotalInCents)} when quoted, {formatMoney(line.subtotalInCents)} today
          </p>
        )}
        {alerts.map(({ message }) => (
          <Banner key={message} tone="bad">
            {message}
          </Banner>
        ))}
        <Verdict vehicle={vehicle} set={set} line={line} />
      </div>
      <b className="t-num">{formatMoney(line.subtotalInCents)}</b>
    </li>
  );
};

/** The tires of one set with their current prices and fit. */
export const QuoteTires = ({ vehicle, set, isOne }: QuoteTiresProps) => (
  <ul className={styles.tires} role="list">
    {set.offer.lines.map((line) => (
      <QuoteTire key={line.lineId} vehicle={vehicle} set={set} line={line} isOne={isOne} />
    ))}
  </ul>
);
