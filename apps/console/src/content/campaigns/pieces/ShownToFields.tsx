import type { CampaignRecord } from '@simpletread/contract';
import { US_STATES } from '@simpletread/domain';

import { PickerControl, SelectControl } from '../../../shell/form/index.js';

type ShownTo = Pick<CampaignRecord['content']['pills'][number], 'audience' | 'states'>;

const AUDIENCES: readonly (readonly [ShownTo['audience'], string])[] = [
  ['all', 'Everybody'],
  ['guest', 'Guests'],
  ['signedIn', 'Signed-in people'],
];

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

interface ShownToFieldsProps {
  readonly path: string;
  readonly value: ShownTo;
  readonly onChange: (change: Partial<ShownTo>) => void;
}

/** Whom a piece is shown to, and where. */
export const ShownToFields = ({ path, value, onChange }: ShownToFieldsProps) => (
  <>
    <SelectControl
      label="Shown to"
      options={AUDIENCES}
      value={value.audience}
      onChange={(audience) => onChange({ audience })}
    />
    <PickerControl
      label="In the states"
      path={`${path}.states`}
      placeholder="Everywhere"
      options={STATES}
      labelOf={(code) => STATES.find(({ value: one }) => one === code)?.label ?? code}
      value={value.states}
      onChange={(states) => onChange({ states: [...states] })}
    />
  </>
);
