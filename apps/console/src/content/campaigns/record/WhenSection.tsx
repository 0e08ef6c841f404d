import { Panel } from '../../../shell/detail/index.js';
import styles from '../../../shell/form/Form.module.css';
import { SelectInput, TextInput, WallInput } from '../../../shell/form/index.js';
import { SEASON_OPTIONS } from '../campaign-face.js';

/** Its name, the look that it gives the shop, and its time. */
export const WhenSection = () => (
  <Panel title="Season and time">
    <div className={styles.fields}>
      <TextInput label="Name, for staff" source="name" maxLength={80} />
      <SelectInput label="Season, the look of the shop" source="season" options={SEASON_OPTIONS} />
      <WallInput label="Starts (ET)" source="startsAt" />
      <WallInput label="Ends (ET)" source="endsAt" hint="The first moment without it." />
    </div>
  </Panel>
);
