import { useWatch } from 'react-hook-form';

import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { SelectInput, TextInput } from '../../shell/form/index.js';
import type { PromotionForm } from './promotion-form.js';
import { STACKING_OPTIONS, togetherWords } from './promotion-words.js';

const Words = () => {
  const [stacking, group, priority] = useWatch<PromotionForm, ['stacking', 'group', 'priority']>({
    name: ['stacking', 'group', 'priority'],
  });
  return <>{togetherWords({ stacking, group, priority })}</>;
};

/** Stacking with other promotions. */
export const TogetherSection = () => (
  <Panel title="Combining promotions">
    <div className={styles.fields}>
      <SelectInput label="Stacking" options={STACKING_OPTIONS} source="stacking" />
      <TextInput label="Exclusivity group" maxLength={60} placeholder="none" source="group" />
      <TextInput label="Priority, 0 to 999" isFigure source="priority" />
      <p className={styles.wide} aria-live="polite">
        <Words />
      </p>
    </div>
  </Panel>
);

/** Limits on uses and budget. */
export const LimitsSection = () => (
  <Panel title="Limits">
    <div className={styles.fields}>
      <TextInput label="Total orders" isFigure placeholder="no limit" source="uses" />
      <TextInput label="Orders per customer" isFigure placeholder="no limit" source="usesPerCustomer" />
      <TextInput label="Budget (total discount)" before="$" isFigure placeholder="no limit" source="budget" />
    </div>
  </Panel>
);
