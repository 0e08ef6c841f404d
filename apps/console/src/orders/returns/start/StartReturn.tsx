import { Skeleton } from '@simpletread/ui';

import { InfoDialog } from '../../../shell/dialog/index.js';
import { useReturnOffer } from '../use-return-offer.js';
import { StartReturnDialog } from './StartReturnDialog.js';

interface StartReturnProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Starts a return of an order, once it is known which tires can be returned. */
export const StartReturn = ({ orderId, onClose }: StartReturnProps) => {
  const { data, error } = useReturnOffer(orderId);
  if (data?.isOpen === true) return <StartReturnDialog orderId={orderId} offer={data} onClose={onClose} />;
  return (
    <InfoDialog title="Return or exchange tires" onClose={onClose}>
      {data === undefined && error === null && <Skeleton />}
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && <p role="alert">All tires of this order are in a return or already returned.</p>}
    </InfoDialog>
  );
};
