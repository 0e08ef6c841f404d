import type { ElectricModel } from '@simpletread/contract';
import { vehicleHref } from '../../shell/paths';
import { NameColumns } from '../vehicles';
import styles from './Hubs.module.css';

/** The type for lines built for electric vehicles of any kind. */
export const ELECTRIC_TYPE = 'electric-vehicle';

const byMake = (models: readonly ElectricModel[]): (readonly [string, readonly ElectricModel[]])[] => {
  const makes = new Map<string, ElectricModel[]>();
  for (const model of models) makes.set(model.make, [...(makes.get(model.make) ?? []), model]);
  return [...makes];
};

/** Electric vehicles, with links to their tires. */
export const ElectricVehicles = ({ models }: { models: readonly ElectricModel[] }) =>
  models.length === 0 ? null : (
    <section>
      <h2 className="t-h3">Electric vehicles and their tires</h2>
      <p className={styles.told}>
        Batteries are heavy: check the load index of the factory sizes. Pick the vehicle, and each tire says
        if it fits, and why.
      </p>
      <div className={styles.makes}>
        {byMake(models).map(([make, its]) => (
          <section key={make}>
            <h3 className={styles.make}>{make}</h3>
            <NameColumns
              names={its.map(({ makeSlug, modelSlug, model, year }) => ({
                label: `${model} ${year}`,
                href: vehicleHref(makeSlug, modelSlug, year),
              }))}
            />
          </section>
        ))}
      </div>
    </section>
  );
