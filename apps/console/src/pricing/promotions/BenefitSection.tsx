import { useFormContext, useWatch } from 'react-hook-form';

import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { CheckInput, MomentInput, SelectControl, SelectInput, TextInput } from '../../shell/form/index.js';
import type { PromotionForm } from './promotion-form.js';
import { FREE_OPTIONS, TARGET_OPTIONS, TYPE_OPTIONS, UNIT_OPTIONS } from './promotion-words.js';

const useType = () => useWatch<PromotionForm, 'type'>({ name: 'type' });

const Amount = () => {
  switch (useType()) {
    case 'Flat Amount':
      return (
        <>
          <TextInput label="Amount" source="amount" before="$" isFigure />
          <SelectInput label="Applies" source="unit" options={UNIT_OPTIONS} />
        </>
      );
    case 'Percentage':
      return (
        <>
          <TextInput label="Percentage" source="percent" after="%" isFigure />
          <TextInput label="Maximum per cart" source="cap" before="$" isFigure placeholder="no cap" />
        </>
      );
    default:
      return null;
  }
};

const Target = () => {
  const type = useType();
  const target = useWatch<PromotionForm, 'target'>({ name: 'target' });
  const { setValue } = useFormContext<PromotionForm>();
  if (type === 'Buy3Get1') return null;
  const isFree = type === 'Free';
  return (
    <SelectControl
      label={isFree ? 'Free' : 'Off'}
      options={isFree ? FREE_OPTIONS : TARGET_OPTIONS}
      value={isFree && target === 'tires' ? 'installation' : target}
      onChange={(chosen) => setValue('target', chosen, { shouldDirty: true })}
    />
  );
};

/** Name and benefit. */
export const BenefitSection = () => (
  <Panel title="Benefit">
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextInput label="Name (shown in the cart and on the receipt)" source="name" maxLength={120} />
      </div>
      <SelectInput label="Kind" source="type" options={TYPE_OPTIONS} />
      <Target />
      <Amount />
      <div className={styles.wide}>
        <CheckInput label="Road hazard coverage for its tires is free" source="isCoverageLinked" />
      </div>
    </div>
  </Panel>
);

/** When it counts; in a campaign, the campaign says. */
export const WindowSection = () => (
  <Panel title="Schedule (ET)">
    <div className={styles.fields}>
      <MomentInput label="Starts (ET)" source="startsAt" hint="Leave empty to start once active." />
      <MomentInput
        label="Ends (ET)"
        source="endsAt"
        hint="It stops at this exact time. Leave empty for no end."
      />
    </div>
  </Panel>
);
