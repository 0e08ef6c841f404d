import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import {
  CheckControl,
  type FormSection,
  MomentControl,
  SelectControl,
  TextControl,
} from '../../shell/form/index.js';
import type { PromotionForm } from './promotion-form.js';
import { FREE_OPTIONS, TARGET_OPTIONS, TYPE_OPTIONS, UNIT_OPTIONS } from './promotion-words.js';

type SectionProps = FormSection<PromotionForm>;

const BENEFIT = 'definition.benefit';

const Amount = ({ form, field }: SectionProps) => {
  switch (form.type) {
    case 'Flat Amount':
      return (
        <>
          <TextControl
            label="Amount"
            path={`${BENEFIT}.amountInCents`}
            before="$"
            isFigure
            {...field('amount')}
          />
          <SelectControl label="Counted" options={UNIT_OPTIONS} {...field('unit')} />
        </>
      );
    case 'Percentage':
      return (
        <>
          <TextControl
            label="Percentage"
            path={`${BENEFIT}.ratePpm`}
            after="%"
            isFigure
            {...field('percent')}
          />
          <TextControl
            label="At most, for a cart"
            path={`${BENEFIT}.capInCents`}
            before="$"
            isFigure
            placeholder="no cap"
            {...field('cap')}
          />
        </>
      );
    default:
      return null;
  }
};

const Target = ({ form, set }: SectionProps) =>
  form.type === 'Buy3Get1' ? null : (
    <SelectControl
      label={form.type === 'Free' ? 'Free' : 'Off'}
      options={form.type === 'Free' ? FREE_OPTIONS : TARGET_OPTIONS}
      value={form.type === 'Free' && form.target === 'tires' ? 'installation' : form.target}
      onChange={(target) => set({ target })}
    />
  );

/** Name and benefit. */
export const BenefitSection = (props: SectionProps) => {
  const { field } = props;
  return (
    <Panel title="What it gives">
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextControl
            label="Name, as shoppers read it in the cart and on the receipt"
            path="name"
            maxLength={120}
            {...field('name')}
          />
        </div>
        <SelectControl label="Kind" options={TYPE_OPTIONS} {...field('type')} />
        <Target {...props} />
        <Amount {...props} />
        <div className={styles.wide}>
          <CheckControl
            label="Road hazard coverage of its tires is free with it"
            {...field('isCoverageLinked')}
          />
        </div>
      </div>
    </Panel>
  );
};

/** When it counts; in a campaign, the campaign says. */
export const WindowSection = ({ field }: SectionProps) => (
  <Panel title="When, in Eastern time">
    <div className={styles.fields}>
      <MomentControl
        label="Starts (ET)"
        path="startsAt"
        hint="Empty: as soon as it is active."
        {...field('startsAt')}
      />
      <MomentControl
        label="Ends (ET)"
        path="endsAt"
        hint="The first moment without it. Empty: no end."
        {...field('endsAt')}
      />
    </div>
  </Panel>
);
