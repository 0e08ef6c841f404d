import {
  heightDifferenceText,
  neighborSizes,
  parseTireSize,
  rimDiameterIn,
  unmadeSize,
} from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink, PillCount, PillLinks } from '../../shell/controls';
import { tiresText } from '../../pricing';
import { diameterHref, sizeHref } from '../../shell/paths';
import { HubPage } from '../vehicles';
import { readTireSizes, type SizeName } from '../tires';
import styles from './Sizes.module.css';

const MOST = 12;
/** More sizes than any rim has. */
const ALL = 500;

/** The neighbors of a size that we don't sell, nearest height first. */
const readNeighbors = async (code: string) => {
  const parsed = parseTireSize(code);
  const wanted = parsed.ok ? parsed.value.size : unmadeSize(code);
  if (wanted === null) return { rimIn: null, neighbors: [] };
  const rimIn = rimDiameterIn(wanted);
  const { rims } = await readTireSizes({ rim: rimIn, perRim: ALL });
  const sizes = rims.flatMap((rim) => rim.sizes.map((size) => ({ ...size, code: size.sizeCode })));
  return {
    rimIn: sizes.length === 0 ? null : rimIn,
    neighbors: neighborSizes(wanted, sizes).slice(0, MOST),
  };
};

/** The page of a size that isn't sold here, with the sizes that come near it. */
export const UnsoldSize = async ({ size: { code, slug } }: { readonly size: SizeName }) => {
  const { rimIn, neighbors } = await readNeighbors(code);
  return (
    <HubPage
      crumbs={[
        { label: 'Tire sizes', href: '/tire-sizes' },
        { label: code, href: sizeHref(slug) },
      ]}
      title={`We don’t sell tires in ${code}`}
      lead={
        neighbors.length === 0
          ? 'We don’t sell a similar size for the same wheel.'
          : 'These sizes fit the same wheel and are close in height. Choose your vehicle to see whether one can replace it.'
      }
    >
      {neighbors.length > 0 && (
        <PillLinks>
          {neighbors.map(({ size, diameterPercent }) => (
            <li key={size.sizeSlug}>
              <PageLink href={sizeHref(size.sizeSlug)}>
                <span className="t-size">{size.sizeCode}</span>
                <PillCount>
                  {heightDifferenceText(diameterPercent)}, {tiresText(size.tireCount)}
                </PillCount>
              </PageLink>
            </li>
          ))}
        </PillLinks>
      )}
      <p className={styles.ways}>
        <Button href="/vehicles" linkAs={PageLink}>
          Choose your vehicle
        </Button>
        {rimIn !== null && (
          <Button href={diameterHref(rimIn)} linkAs={PageLink} variant="ghost">
            All {rimIn}-inch sizes
          </Button>
        )}
      </p>
    </HubPage>
  );
};
