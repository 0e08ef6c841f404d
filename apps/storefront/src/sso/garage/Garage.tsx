import type { GarageVehicle } from '@simpletread/contract';
import { shortDayWords } from '@simpletread/domain';
import { Banner, Button, Card, EmptyState } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { GARAGE_PATH, rotationHref, sizeHref, vehicleHref } from '../../shell/paths';
import { InStep, PageLink } from '../../shell/controls';
import { AccountFrame, accountStyles as styles } from '../accounts';
import { milesWords, rotationWords } from './rotation-words';
import { VehicleCare } from './VehicleCare';

/** A rotation booked at a shop, as the garage knows it. */
interface RotationAtShop {
  readonly vehicleId: string;
  /** The appointment's day, as `2026-12-01`. */
  readonly date: string;
  readonly hasBegun: boolean;
}

interface GarageProps {
  readonly vehicles: readonly GarageVehicle[];
  readonly today: string;
  readonly rotations: readonly RotationAtShop[];
  /** The rotations ahead, with the ways to change them. */
  readonly booked: ReactNode;
  /** The form to add another one. */
  readonly children: ReactNode;
}

export const vehicleName = ({ year, make, model, trim }: GarageVehicle['vehicle']): string =>
  [year, make, model, trim].filter((part) => part !== '').join(' ');

/** The address for choosing a saved vehicle's sizes; with a trim, that trim's sizes. */
const sizesHref = ({ makeSlug, modelSlug, year }: GarageVehicle['vehicle']): string =>
  `${GARAGE_PATH}?${new URLSearchParams({ make: makeSlug, model: modelSlug, year: String(year) })}#add-vehicle`;

const Sizes = ({ vehicle, frontSize, frontSizeSlug, rearSize, rearSizeSlug }: GarageVehicle) => {
  if (frontSize === null)
    return (
      <span>
        Tire size not chosen.{' '}
        <PageLink href={sizesHref(vehicle)} aria-label={`Choose a size for the ${vehicleName(vehicle)}`}>
          Choose a size
        </PageLink>
      </span>
    );
  const link = (size: string, slug: string | null) =>
    slug === null ? (
      <span className="t-size">{size}</span>
    ) : (
      <PageLink href={sizeHref(slug)} className="t-size">
        {size}
      </PageLink>
    );
  if (rearSize === null) return link(frontSize, frontSizeSlug);
  return (
    <span>
      Front {link(frontSize, frontSizeSlug)}, rear {link(rearSize, rearSizeSlug)}
    </span>
  );
};

interface VehicleProps extends Pick<GarageProps, 'today' | 'rotations'> {
  readonly vehicle: GarageVehicle;
}

const Vehicle = ({ vehicle, today, rotations }: VehicleProps) => {
  const { makeSlug, modelSlug, year, trim } = vehicle.vehicle;
  const name = vehicleName(vehicle.vehicle);
  const own = rotations.filter(({ vehicleId }) => vehicleId === vehicle.vehicleId);
  const isBooked = own.some(({ hasBegun }) => !hasBegun);
  const unrecorded = own.findLast(({ hasBegun, date }) => hasBegun && date > vehicle.rotation.rotatedOn);
  const query = trim === '' ? '' : `?trim=${encodeURIComponent(trim)}`;
  return (
    <Card as="li" className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h2>{name}</h2>
        <div className={styles.actions}>
          {!isBooked && (
            <Button
              href={rotationHref(vehicle.vehicleId)}
              linkAs={PageLink}
              variant={vehicle.rotation.isDue ? 'primary' : 'quiet'}
              aria-label={`Book a rotation for the ${name}`}
            >
              Book a rotation
            </Button>
          )}
          <Button
            href={`${vehicleHref(makeSlug, modelSlug, year)}${query}`}
            linkAs={PageLink}
            variant="ghost"
            aria-label={`Find tires for the ${name}`}
          >
            Find tires
          </Button>
        </div>
      </div>
      <p className={styles.facts}>
        <Sizes {...vehicle} />
        {vehicle.mileage !== null && <span className="t-num">{milesWords(vehicle.mileage)}</span>}
      </p>
      {vehicle.rotation.isDue ? (
        <Banner tone="warn">{rotationWords(vehicle.rotation, today)}</Banner>
      ) : (
        <p>{rotationWords(vehicle.rotation, today)}</p>
      )}
      {unrecorded !== undefined && (
        <p>
          You had a rotation booked for {shortDayWords(unrecorded.date)}. Record it below, and the next
          reminder counts from there.
        </p>
      )}
      <VehicleCare vehicle={vehicle} name={name} today={today} />
    </Card>
  );
};

/** An account's vehicles: sizes, miles, and rotation dates. */
export const Garage = ({ vehicles, today, rotations, booked, children }: GarageProps) => (
  <AccountFrame
    title="My Garage"
    lead="We email you when your tires are due for rotation: every 6 months or 6,000 miles."
  >
    <InStep
      topic="garage"
      state={vehicles.map(({ vehicleId, version }) => `${vehicleId}.${version}`).join()}
    />
    {booked}
    {vehicles.length === 0 ? (
      <EmptyState title="No vehicle yet">Choose yours below. Its tires are then one click away.</EmptyState>
    ) : (
      <ul role="list" className={styles.list}>
        {vehicles.map((vehicle) => (
          <Vehicle key={vehicle.vehicleId} vehicle={vehicle} today={today} rotations={rotations} />
        ))}
      </ul>
    )}
    <section className={styles.section} id="add-vehicle">
      <h2>Add a vehicle</h2>
      {children}
    </section>
  </AccountFrame>
);
