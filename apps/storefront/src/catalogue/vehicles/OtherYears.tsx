import { vehicleHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import type { Vehicle } from './SizesTable';
import styles from './Vehicles.module.css';

/** The same model in other years. */
export const OtherYears = ({ vehicle }: { vehicle: Vehicle }) => {
  const years = vehicle.alternativeYears.filter((year) => year !== vehicle.year);
  if (years.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        Other years of the {vehicle.make} {vehicle.model}
      </h2>
      <ul role="list" className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <PageLink href={vehicleHref(vehicle.makeSlug, vehicle.modelSlug, year)}>{year}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
