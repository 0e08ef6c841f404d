import type { Globals } from '@simpletread/contract';

/** Said wherever a day of delivery is, while our warehouses are behind [R3.14]. */
export const HandlingNote = ({ mode }: { readonly mode: Globals['coreShipHandlingMode'] }) =>
  mode === 'delayed' ? (
    <>
      <br />
      Orders leave our warehouses later than usual at the moment, so it may take a few days more.
    </>
  ) : null;
