import type { Globals } from '@simpletread/contract';

/** Shown next to any delivery date while our warehouses are behind [R3.14]. */
export const HandlingNote = ({ mode }: { readonly mode: Globals['coreShipHandlingMode'] }) =>
  mode === 'delayed' ? (
    <>
      <br />
      Our warehouses are slower than usual at the moment, so delivery may take a few days longer.
    </>
  ) : null;
