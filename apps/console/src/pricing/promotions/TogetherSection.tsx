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
  <Panel title="Together with others">
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
      <TextInput label="Orders in all" isFigure placeholder="no limit" source="uses" />
      <TextInput label="Orders of one customer" isFigure placeholder="no limit" source="usesPerCustomer" />
      <TextInput
        label="Budget: all it may ever take off"
        before="$"
        isFigure
        placeholder="no limit"
        source="budget"
      />
    </div>
  </Panel>
);
