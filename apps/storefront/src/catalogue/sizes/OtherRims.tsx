import type { TireSizesReply } from '@simpletread/contract';
import { diameterHref } from '../../shell/paths';
import { hubsStyles as hubs, Ways } from '../hubs';

/** Links to the sizes of other rims. */
export const OtherRims = ({ rims, chosen }: Pick<TireSizesReply, 'rims'> & { readonly chosen: number }) => (
  <div className={hubs.ways}>
    <Ways
      title="Other rims"
      ways={rims
        .filter(({ rimIn }) => rimIn !== chosen)
        .map(({ rimIn, tireCount }) => ({
          label: `${rimIn} inch`,
          href: diameterHref(rimIn),
          count: tireCount,
        }))}
    />
  </div>
);
