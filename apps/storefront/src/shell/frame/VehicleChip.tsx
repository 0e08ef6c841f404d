import { Car } from 'lucide-react';
import type { ShopperVehicle } from '../shopper';
import { PageLink } from '../controls';

interface VehicleChipProps {
  readonly vehicle: ShopperVehicle | null;
  readonly className?: string | undefined;
}

/** The last viewed vehicle; links to its tires. */
export const VehicleChip = ({ vehicle, className }: VehicleChipProps) =>
  vehicle === null ? null : (
    <PageLink href={vehicle.href} className={className}>
      <Car size={17} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {vehicle.chosen.year} {vehicle.chosen.model}
      </span>
    </PageLink>
  );
