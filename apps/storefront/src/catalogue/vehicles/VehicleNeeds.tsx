import { Button } from '@simpletread/ui';
import { PageLink, PillCount, PillLinks } from '../../shell/controls';
import { readVehicle, type ShopperVehicle, vehicleText } from '../../shell/shopper';
import { tiresText } from '../../pricing';
import { fitmentText } from './fitment-choice';
import styles from './Judged.module.css';

interface VehicleNeedsProps {
  readonly vehicle: ShopperVehicle;
  /** The whole list, without a judgment of fit. */
  readonly all: { readonly href: string; readonly words: string };
}

/** Shown if nothing fits: the sizes that the shopper's vehicle takes, each with its tires. */
export const VehicleNeeds = async ({ vehicle, all }: VehicleNeedsProps) => {
  const { makeSlug, modelSlug, year } = vehicle.chosen;
  const { options } = await readVehicle(makeSlug, modelSlug, year);
  const name = vehicleText(vehicle);
  return (
    <>
      <h2 className={styles.subject}>Sizes of your {name}</h2>
      <PillLinks>
        {options.map((option) => (
          <li key={option.key}>
            <PageLink
              href={`/vehicles/${makeSlug}/${modelSlug}/${year}?option=${encodeURIComponent(option.key)}`}
            >
              <span className="t-size">{fitmentText(option)}</span>
              <PillCount>{tiresText(option.tireCount)}</PillCount>
            </PageLink>
          </li>
        ))}
      </PillLinks>
      <p className={styles.ways}>
        <Button href={vehicle.href} linkAs={PageLink}>
          Tires for your {name}
        </Button>
        <Button href={all.href} linkAs={PageLink} variant="ghost">
          {all.words}
        </Button>
      </p>
    </>
  );
};
