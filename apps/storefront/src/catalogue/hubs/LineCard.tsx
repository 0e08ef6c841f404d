import type { BrandLine, LineFit } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { ScoreBadge, Stars, TileImage } from '@simpletread/ui';
import { lineHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { tirePicture } from '../../shell/pictures';
import styles from './Brands.module.css';

const sizesText = (count: number): string => (count === 1 ? '1 size' : `${count} sizes`);

interface LineCardProps {
  readonly line: BrandLine & { readonly fit?: LineFit | null };
  readonly brandSlug: string;
  /** Named in lists with several brands. */
  readonly brandName?: string;
}

/** The line's page, in the size that fits. */
const hrefOf = ({ lineSlug, fit }: LineCardProps['line'], brandSlug: string): string => {
  const path = lineHref(brandSlug, lineSlug);
  return fit ? `${path}?size=${fit.sizeSlug}` : path;
};

const fitText = ({ sizeCode, rearSizeCode }: LineFit): string =>
  `Fits in ${sizeCode}${rearSizeCode === null ? '' : ` and ${rearSizeCode}`}`;

/** A product line: the whole card is one link. */
export const LineCard = ({ line, brandSlug, brandName }: LineCardProps) => (
  <li className={styles.line}>
    <TileImage
      src={tirePicture(line.imageKey, 'hero', true)}
      alt=""
      width={480}
      height={480}
      corner="m"
      className={styles.picture ?? ''}
    />
    <h3 className={styles.lineName}>
      <PageLink href={hrefOf(line, brandSlug)}>
        {brandName === undefined ? line.lineName : `${brandName} ${line.lineName}`}
      </PageLink>
    </h3>
    <span className={styles.marks}>
      <ScoreBadge score={line.score?.overall ?? null} isLabelHidden />
      <Stars rating={line.rating} count={line.reviewCount} />
    </span>
    <span className={styles.detail}>
      {line.fit && <span className={styles.fit}>{fitText(line.fit)}</span>}
      {sizesText(line.sizeCount)}, from {formatMoney(line.fromPriceInCents)} per tire
    </span>
  </li>
);
