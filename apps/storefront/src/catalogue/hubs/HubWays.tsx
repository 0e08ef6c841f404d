import type { HubReply, HubShare } from '@simpletread/contract';
import { hubHref, type HubKey } from '../../shell/paths';
import styles from './Hubs.module.css';
import { type Way, Ways } from './Ways';

interface HubWaysProps {
  readonly reply: HubReply;
  readonly hubKey: HubKey;
}

const waysTo = (shares: readonly HubShare[], keyOf: (slug: string) => HubKey): Way[] =>
  shares.map(({ slug, name, lineCount }) => ({ label: name, href: hubHref(keyOf(slug)), count: lineCount }));

/** A hub's related links: only to pages with tires on sale. */
export const HubWays = ({ reply, hubKey }: HubWaysProps) => {
  const { brand, category, type } = hubKey;
  const isCrossed = category !== undefined || type !== undefined;
  return (
    <div className={styles.ways}>
      {brand !== undefined && !isCrossed && (
        <>
          <Ways title="By category" ways={waysTo(reply.categories, (slug) => ({ brand, category: slug }))} />
          <Ways title="By type" ways={waysTo(reply.types, (slug) => ({ brand, type: slug }))} />
        </>
      )}
      {brand === undefined && (
        <Ways
          title="By brand"
          ways={waysTo(reply.brands, (slug) => ({ ...hubKey, brand: slug }))}
          {...(reply.brands.length < reply.facts.brandCount
            ? { all: { label: 'All brands', href: '/brands' } }
            : {})}
        />
      )}
      <Ways
        title="By size"
        ways={reply.sizes.map(({ sizeCode, sizeSlug, tireCount }) => ({
          label: sizeCode,
          href: hubHref({ ...hubKey, size: sizeSlug }),
          count: tireCount,
          isSize: true,
        }))}
        {...(reply.sizes.length < reply.facts.sizeCount
          ? { all: { label: 'All sizes', href: '/tire-sizes' } }
          : {})}
      />
    </div>
  );
};
