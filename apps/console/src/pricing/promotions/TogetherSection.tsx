import { Panel } from '../../detail/Panel.js';
import styles from '../form/Form.module.css';
import { SelectControl } from '../form/SelectControl.js';
import { TextControl } from '../form/TextControl.js';
import { STACKING_OPTIONS, togetherWords } from './promotion-words.js';
import type { SectionProps } from './section.js';

/** How it gets on with other promotions. */
export const TogetherSection = ({ form, set }: SectionProps) => (
  <Panel title="Together with others">
    <div className={styles.fields}>
      <SelectControl
        label="Stacking"
        options={STACKING_OPTIONS}
        value={form.stacking}
        onChange={(stacking) => set({ stacking })}
      />
      <TextControl
        label="Exclusivity group"
        path="definition.exclusivityGroup"
        maxLength={60}
        placeholder="none"
        value={form.group}
        onChange={(group) => set({ group })}
      />
      <TextControl
        label="Priority, 0 to 999"
        path="definition.priority"
        isFigure
        value={form.priority}
        onChange={(priority) => set({ priority })}
      />
      <p className={styles.wide} aria-live="polite">
        {togetherWords(form)}
      </p>
    </div>
  </Panel>
);

/** How often it can be used, and for how much. */
export const LimitsSection = ({ form, set }: SectionProps) => (
  <Panel title="Limits">
    <div className={styles.fields}>
      <TextControl
        label="Orders in all"
        path="definition.limits.uses"
        isFigure
        placeholder="no limit"
        value={form.uses}
        onChange={(uses) => set({ uses })}
      />
      <TextControl
        label="Orders of one customer"
        path="definition.limits.usesPerCustomer"
        isFigure
        placeholder="no limit"
        value={form.usesPerCustomer}
        onChange={(usesPerCustomer) => set({ usesPerCustomer })}
      />
      <TextControl
        label="Budget: all it may ever take off"
        path="definition.limits.budgetInCents"
        before="$"
        isFigure
        placeholder="no limit"
        value={form.budget}
        onChange={(budget) => set({ budget })}
      />
    </div>
  </Panel>
);
