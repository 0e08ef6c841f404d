import type { OrderChangePreview } from '@simpletread/contract';
import { EXCHANGED_HANDLING } from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import { CheckInput } from '../../shell/form/index.js';
import type { ChangeForm } from './change-form.js';

/** A checkbox that appears once a preview charges waived handling: no fee if we can’t deliver the tires. */
export const WaiveHandling = ({ preview }: { readonly preview: OrderChangePreview | null }) => {
  const { waivesHandling } = useWatch() as ChangeForm;
  const isCharged = preview?.amounts.some(({ label }) => label === EXCHANGED_HANDLING) ?? false;
  return isCharged || waivesHandling ? (
    <CheckInput source="waivesHandling" label="We can’t deliver these tires, so no handling is charged" />
  ) : null;
};
