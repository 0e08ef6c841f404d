import { Panel } from '../../../shell/detail/index.js';
import styles from '../../../shell/form/Form.module.css';
import { SEASON_OPTIONS } from '../campaign-face.js';
import { SelectControl, TextControl, WallControl } from '../../../shell/form/index.js';
import type { SectionProps } from './section.js';

/** Its name, the look that it gives the shop, and its time. */
export const WhenSection = ({ field }: Pick<SectionProps, 'field'>) => (
  <Panel title="Season and time">
    <div className={styles.fields}>
      <TextControl label="Name, for staff" path="name" maxLength={80} {...field('name')} />
      <SelectControl label="Season, the look of the shop" options={SEASON_OPTIONS} {...field('season')} />
      <WallControl label="Starts (ET)" path="startsAt" {...field('startsAt')} />
      <WallControl label="Ends (ET)" path="endsAt" hint="The first moment without it." {...field('endsAt')} />
    </div>
  </Panel>
);
