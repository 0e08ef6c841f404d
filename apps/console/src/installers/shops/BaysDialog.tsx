import { FEWEST_BAYS, MOST_BAYS } from '@simpletread/domain';
import { useState } from 'react';

import { DialogField, FormDialog, textOf, useDeed } from '../../shell/dialog/index.js';
import type { ShopRow } from './shop-row.js';
import { useShopCalls } from './shop-calls.js';

interface BaysDialogProps {
  readonly shop: Pick<ShopRow, 'id' | 'company' | 'bays' | 'version'>;
  readonly onClose: () => void;
}

/** Null for what is no number of cars that a shop takes at once. */
const baysOf = (text: string): number | null => {
  const bays = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return bays >= FEWEST_BAYS && bays <= MOST_BAYS ? bays : null;
};

/** Says how many cars a shop takes at once, for a reason. */
export const BaysDialog = ({ shop, onClose }: BaysDialogProps) => {
  const data = useShopCalls();
  const [isWrong, setWrong] = useState(false);
  const change = useDeed({
    run: (body: Parameters<typeof data.changeShopBays>[1], key) => data.changeShopBays(shop.id, body, key),
    reload: ['shops'],
    done: ({ company, bays }) => `${company} takes ${bays === 1 ? 'one car' : `${bays} cars`} at once.`,
    onDone: onClose,
  });
  const submit = (fields: FormData): void => {
    const bays = baysOf(textOf(fields, 'bays'));
    setWrong(bays === null);
    if (bays !== null) change.start({ version: shop.version, bays, reason: textOf(fields, 'reason') });
  };
  return (
    <FormDialog
      title={`How many cars ${shop.company} takes at once`}
      confirm={change.isBusy ? 'Saving' : 'Save'}
      isBusy={change.isBusy}
      error={isWrong ? `A shop takes ${FEWEST_BAYS} to ${MOST_BAYS} cars at once.` : change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogField
        name="bays"
        label="Cars at once"
        hint="For each time slot. Appointments that are made stay. Times with too many cars are listed on the shop’s page."
        initial={String(shop.bays)}
        maxLength={2}
        isFirst
      />
      <DialogField name="reason" label="Reason" hint="Kept in the audit." />
    </FormDialog>
  );
};
