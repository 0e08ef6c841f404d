import type { HubLine } from '@simpletread/contract';
import { brandsStyles as brands, hubsStyles as hubs, LineCard } from '../../catalogue';

/** Lines by rating. */
export const TopRated = ({ lines, title }: { lines: readonly HubLine[]; title: string }) => (
  <section className={hubs.section}>
    <h2 className="t-h3">{title}</h2>
    <ul role="list" className={brands.lines}>
      {lines.map((line) => (
        <LineCard
          key={`${line.brandSlug}/${line.lineSlug}`}
          line={line}
          brandSlug={line.brandSlug}
          brandName={line.brandName}
        />
      ))}
    </ul>
  </section>
);
