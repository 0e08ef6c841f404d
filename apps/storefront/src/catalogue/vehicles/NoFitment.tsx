import { Button, EmptyState } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { AskForSizes } from './AskForSizes';
import { OtherYears } from './OtherYears';
import type { Vehicle } from './SizesTable';

/** A vehicle with unknown sizes: its sidewall has them. */
export const NoFitment = ({ vehicle }: { vehicle: Vehicle }) => (
  <div className="l-wrap">
    <AskForSizes make={vehicle.makeSlug} model={vehicle.modelSlug} year={vehicle.year} />
    <h1 style={{ paddingBlock: 32 }}>
      {vehicle.year} {vehicle.make} {vehicle.model}
    </h1>
    <EmptyState
      title="We don’t know this vehicle’s tire sizes yet"
      actions={
        <Button href="/search?type=tireSize" linkAs={PageLink}>
          Enter a tire size
        </Button>
      }
    >
      The size is on the sidewall of your tires and on the tire placard in the driver’s door.
    </EmptyState>
    <OtherYears vehicle={vehicle} />
  </div>
);
