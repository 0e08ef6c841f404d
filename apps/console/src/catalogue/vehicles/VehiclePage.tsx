import Button from '@mui/material/Button';
import { EmptyState } from '@simpletread/ui';

import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, PlainTable, RecordPage } from '../../shell/detail/index.js';
import { AppLink, PageHeader } from '../../shell/frame/index.js';
import { vehicleName, type AdminVehicle } from './vehicle-row.js';

const noSizesTitle = ({ sizesFrom }: AdminVehicle): string => {
  if (sizesFrom === null) return 'No sizes known for this vehicle';
  const sizes = sizesFrom.sizes.join(', ');
  return sizesFrom.kind === 'parent'
    ? `Inherited from the ${sizesFrom.model} of the same year: ${sizes}. Shoppers are asked to check the tire placard in the driver’s door.`
    : `Sizes of ${sizesFrom.model}, another spelling of this model: ${sizes}`;
};

const Fitments = ({ vehicle }: { readonly vehicle: AdminVehicle }) => (
  <Panel title="Fitments" extra={`${vehicle.fitments.length} known`}>
    {vehicle.fitments.length === 0 ? (
      <div style={{ padding: '0 14px' }}>
        <EmptyState title={noSizesTitle(vehicle)} layout="row" />
      </div>
    ) : (
      <PlainTable
        label="Fitments"
        rows={vehicle.fitments}
        keyOf={(fitment) => fitment.id}
        columns={[
          {
            label: 'Years',
            render: (fitment) => <AppLink href={`/fitments/${fitment.id}/show`}>{fitment.years}</AppLink>,
          },
          { label: 'Trim', render: (fitment) => fitment.trim || 'all' },
          { label: 'Front', render: (fitment) => <span className={panel.size}>{fitment.front}</span> },
          {
            label: 'Rear',
            render: (fitment) => <span className={panel.size}>{fitment.rear ?? 'same as front'}</span>,
          },
          { label: 'Confidence', render: (fitment) => fitment.confidence },
          { label: 'Tires we sell', isEnd: true, render: (fitment) => fitment.tireCount },
        ]}
      />
    )}
  </Panel>
);

const VehicleView = ({ vehicle }: { readonly vehicle: AdminVehicle }) => (
  <>
    <PageHeader
      title={vehicleName(vehicle)}
      note={vehicle.vehicleType}
      actions={
        <Button component={AppLink} href={`/vehicle-records/${vehicle.id}/show`}>
          Vehicle record
        </Button>
      }
    />
    <div className={panel.stack}>
      <Panel title="Vehicle">
        <Pairs
          pairs={[
            ['Body', vehicle.body || '–'],
            ['Drive', vehicle.drive || '–'],
            ['Powertrain', vehicle.powertrain || '–'],
            ['Electric', vehicle.isEv ? 'yes' : 'no'],
            ['Source', vehicle.source],
          ]}
        />
      </Panel>
      <Fitments vehicle={vehicle} />
    </div>
  </>
);

/** One vehicle with the sizes its maker fitted. */
export const VehiclePage = () => (
  <RecordPage<AdminVehicle> resource="vehicles">{(vehicle) => <VehicleView vehicle={vehicle} />}</RecordPage>
);
