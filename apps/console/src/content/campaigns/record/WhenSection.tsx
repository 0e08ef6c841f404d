import { Panel } from '../../../shell/detail/index.js';
import styles from '../../../shell/form/Form.module.css';
import { SelectInput, TextInput, WallInput } from '../../../shell/form/index.js';
import { SEASON_OPTIONS } from '../campaign-face.js';

/** Its name, the look that it gives the shop, and its time. */
export const WhenSection = () => (
  <Panel title="Season and dates">
    <div className={styles.fields}>
      <TextInput label="Internal name" source="name" maxLength={80} />
      <SelectInput label="Season (sets the shop’s look)" source="season" options={SEASON_OPTIONS} />
      <WallInput label="Starts (ET)" source="startsAt" />
      <WallInput label="Ends (ET)" source="endsAt" hint="It stops at this exact time." />
    </div>
  </Panel>
);
