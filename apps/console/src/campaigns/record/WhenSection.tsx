import { Panel } from '../../detail/Panel.js';
import styles from '../../pricing/form/Form.module.css';
import { SelectControl } from '../../pricing/form/SelectControl.js';
import { TextControl } from '../../pricing/form/TextControl.js';
import { SEASON_OPTIONS } from '../campaign-face.js';
import { WallControl } from '../pieces/WallControl.js';
import type { SectionProps } from './section.js';

/** Its name, the look that it gives the shop, and its time. */
export const WhenSection = ({ form, set }: Omit<SectionProps, 'setContent'>) => (
  <Panel title="Season and time">
    <div className={styles.fields}>
      <TextControl
        label="Name, for staff"
        path="name"
        maxLength={80}
        value={form.name}
        onChange={(name) => set({ name })}
      />
      <SelectControl
        label="Season, the look of the shop"
        options={SEASON_OPTIONS}
        value={form.season}
        onChange={(season) => set({ season })}
      />
      <WallControl
        label="Starts (ET)"
        path="startsAt"
        value={form.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <WallControl
        label="Ends (ET)"
        path="endsAt"
        hint="The first moment without it."
        value={form.endsAt}
        onChange={(endsAt) => set({ endsAt })}
      />
    </div>
  </Panel>
);
