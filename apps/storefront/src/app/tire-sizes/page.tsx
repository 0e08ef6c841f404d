import type { Metadata } from 'next';
import { SearchBoard } from '../../features/search/SearchBoard';
import { DRIVEN_SIZES } from '../../features/sizes/driven-sizes';
import { FindMySize } from '../../features/sizes/FindMySize';
import { sizeOfSlug } from '../../features/sizes/size-of-slug';
import styles from '../../features/sizes/Sizes.module.css';
import { HubPage } from '../../features/vehicles/HubPage';
import { sizeHref } from '../../routes';
import { PageLink } from '../../shell/PageLink';

export const metadata: Metadata = {
  title: 'Tires by size',
  description: 'Type the size from your sidewall in any spelling, or pick one of the most driven sizes.',
  alternates: { canonical: '/tire-sizes' },
};

export default function TireSizesPage() {
  return (
    <HubPage
      crumbs={[{ label: 'Tire sizes', href: '/tire-sizes' }]}
      title="Tires by size"
      lead="Type the size in any spelling: 225/65R17, 225 65 17, LT275/70R18/E or 33x12.50R15."
    >
      <SearchBoard initialKind="tireSize" />
      <div className={styles.groups}>
        {DRIVEN_SIZES.map(({ label, slugs }) => (
          <section key={label}>
            <h2>{label}</h2>
            <ul role="list" className={styles.sizes}>
              {slugs.map((slug) => (
                <li key={slug}>
                  <PageLink href={sizeHref(slug)} className="t-size">
                    {sizeOfSlug(slug).code}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <FindMySize />
    </HubPage>
  );
}
