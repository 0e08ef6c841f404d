import type { CampaignRecord } from '@simpletread/contract';
import { US_STATES } from '@simpletread/domain';

import { PickerInput, SelectInput } from '../../../shell/form/index.js';

type Audience = CampaignRecord['content']['pills'][number]['audience'];

const AUDIENCES: readonly (readonly [Audience, string])[] = [
  ['all', 'Everyone'],
  ['guest', 'Guests'],
  ['signedIn', 'Signed-in shoppers'],
];
const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

/** The people and states that the piece at `source` is shown to. */
export const ShownToFields = ({ source }: { readonly source: string }) => (
  <>
    <SelectInput label="Shown to" source={`${source}.audience`} options={AUDIENCES} />
    <PickerInput
      label="States"
      source={`${source}.states`}
      placeholder="Everywhere"
      options={STATES}
      labelOf={(code) => STATES.find(({ value: one }) => one === code)?.label ?? code}
    />
  </>
);
