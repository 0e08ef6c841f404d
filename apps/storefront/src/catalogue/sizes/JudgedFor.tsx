import { PageLink } from '../../shell/controls';
import { type ShopperVehicle, vehicleText } from '../../shell/shopper';
import { judgedStyles as styles } from '../vehicles';
import type { ListFit } from './vehicle-fit';

interface JudgedForProps {
  readonly vehicle: ShopperVehicle;
  readonly fit: ListFit;
  readonly code: string;
  /** The same list for any vehicle. */
  readonly allHref: string;
}

/** Above a size's tires: the vehicle they were checked for, and the way to all of them. */
export const JudgedFor = ({ vehicle, fit, code, allHref }: JudgedForProps) => (
  <p className={styles.judged}>
    {fit === 'unknown' ? (
      <>
        We don’t know the original tires of your{' '}
        <PageLink href={vehicle.href}>{vehicleText(vehicle)}</PageLink>. Check the tire placard in the
        driver’s door.
      </>
    ) : (
      <>
        Checked for your <PageLink href={vehicle.href}>{vehicleText(vehicle)}</PageLink>. Tires that don’t fit
        it are left out. <PageLink href={allHref}>Show every {code} tire</PageLink>
      </>
    )}
  </p>
);
