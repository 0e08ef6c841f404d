import type { TireSizesReply } from '@simpletread/contract';
import { diameterHref, sizeHref } from '../../shell/paths';
import { PageLink, PillCount, PillLinks } from '../../shell/controls';
import { tiresText } from '../../pricing';

type Rim = TireSizesReply['rims'][number];

const countText = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

interface RimSizesProps {
  readonly rim: Rim;
  /** Shows each size's number of tires. */
  readonly isCounted?: boolean;
}

/** A rim's sizes, and a link to the rest. */
export const RimSizes = ({ rim, isCounted = false }: RimSizesProps) => (
  <section>
    <h2>
      {rim.rimIn} inch{' '}
      <PillCount>
        {countText(rim.sizeCount, 'size')}, {tiresText(rim.tireCount)}
      </PillCount>
    </h2>
    <PillLinks>
      {rim.sizes.map(({ sizeCode, sizeSlug, tireCount }) => (
        <li key={sizeSlug}>
          <PageLink href={sizeHref(sizeSlug)}>
            <span className="t-size">{sizeCode}</span>
            {isCounted && <PillCount>{tireCount.toLocaleString('en-US')}</PillCount>}
          </PageLink>
        </li>
      ))}
      {rim.sizes.length < rim.sizeCount && (
        <li>
          <PageLink href={diameterHref(rim.rimIn)} data-plain>
            All {rim.sizeCount} in {rim.rimIn} inch
          </PageLink>
        </li>
      )}
    </PillLinks>
  </section>
);
