import type { TireSearchReply } from '@simpletread/contract';
import { type ShopperVehicle, vehicleText } from '../../shell/shopper';
import { HubPage, VehicleNeeds } from '../vehicles';

interface NothingFitsProps {
  readonly vehicle: ShopperVehicle;
  /** The size or pair in words. */
  readonly sizes: string;
  readonly path: string;
  readonly reply: Pick<TireSearchReply, 'items' | 'total'>;
  readonly allHref: string;
}

/** The first tire's failed check; that the size is another one is in the title already. */
const objectionOf = ({ items }: NothingFitsProps['reply']): string | undefined =>
  items[0]?.fit?.reasons.find(({ isPassed, code }) => !isPassed && code !== 'size.sameAsOriginal')?.text;

/** Instead of a size's tires, if none of them fits the shopper's vehicle: why, and the sizes it takes. */
export const NothingFits = ({ vehicle, sizes, path, reply, allHref }: NothingFitsProps) => (
  <HubPage
    crumbs={[
      { label: 'Tire sizes', href: '/tire-sizes' },
      { label: sizes, href: path },
    ]}
    title={`Nothing in ${sizes} fits your ${vehicleText(vehicle)}`}
    lead={objectionOf(reply) ?? 'Its load capacity or dimensions are outside your vehicle’s limits.'}
  >
    <VehicleNeeds
      vehicle={vehicle}
      all={{ href: allHref, words: `Show all ${reply.total.toLocaleString('en-US')} in ${sizes}` }}
    />
  </HubPage>
);
