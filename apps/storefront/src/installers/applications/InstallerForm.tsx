'use client';

import {
  INSTALLER_DRAFT_ITEM,
  SHOP_BADGES,
  SHOP_SERVICES,
  SHOP_TIRE_TYPES,
  US_STATES,
} from '@simpletread/domain';
import { Banner, Button, Checkbox, SelectField, Stepper } from '@simpletread/ui';
import { CircleAlert } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useHasScript } from '../../shell/controls';
import { useFormDraft, useKeptForm } from '../../shell/form';
import { ChecklistField } from './ChecklistField';
import { HoursFields } from './HoursFields';
import { amendInstallerForm, sendInstallerForm } from './installer-actions';
import type { InstallerAnswer } from './installer-answer';
import { INSTALLER_STEPS, type InstallerField, type InstallerStep } from './installer-check';
import styles from './InstallerForm.module.css';
import { InstallerText } from './InstallerText';
import { StoreImageField } from './StoreImageField';
import { useSteps } from './use-steps';

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

interface InstallerFormProps {
  readonly initial: InstallerAnswer;
  /** The messages of a field's faults. */
  readonly messages: Readonly<Record<string, string>>;
  /** The application to amend; null for a new one. */
  readonly amended: { readonly id: string; readonly version: number; readonly image: string | null } | null;
}

/** The installer registration. With script it has steps, each checked when left; without, it is one page checked on sending. */
export const InstallerForm = ({ initial, messages, amended }: InstallerFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(
    amended === null ? sendInstallerForm : amendInstallerForm,
    initial,
  );
  useFormDraft(form, amended === null ? INSTALLER_DRAFT_ITEM.name : null, 'all');
  const hasScript = useHasScript();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, errors, goOn, goBack } = useSteps({ form, heading, answer: state, messages });
  const { typed, problem } = state;
  const at = INSTALLER_STEPS.findIndex(({ id }) => id === step);
  const isLast = at === INSTALLER_STEPS.length - 1;
  // Enter in a text field submits the form: before the last step it continues, like the button.
  const submit: typeof attributes.onSubmit = (event) => {
    if (isLast) return attributes.onSubmit(event);
    event.preventDefault();
    goOn();
  };
  const part = (id: InstallerStep, title: string, content: ReactNode) => (
    <section className={styles.step} data-current={id === step} aria-labelledby={`step-${id}`}>
      <h2 id={`step-${id}`} {...(id === step ? { ref: heading, tabIndex: -1 } : {})}>
        {title}
      </h2>
      {content}
    </section>
  );
  const text = (field: Parameters<typeof InstallerText>[0]['field'], isWhole = false) => (
    <InstallerText field={field} value={typed.texts[field]} error={errors[field]} isWhole={isWhole} />
  );
  const error = (field: InstallerField) => errors[field];
  return (
    <form {...attributes} onSubmit={submit} ref={form} className={styles.form} noValidate={hasScript}>
      <div className={styles.scripted}>
        <Stepper steps={INSTALLER_STEPS} currentId={step} label="Steps of the application" />
      </div>
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      <input type="hidden" name="sendKey" value={state.sendKey} />
      {amended !== null && (
        <>
          <input type="hidden" name="id" value={amended.id} />
          <input type="hidden" name="version" value={amended.version} />
        </>
      )}
      {part(
        'shop',
        'Your shop',
        <div className={styles.fields}>
          {text('company', true)}
          {text('address1', true)}
          {text('address2')}
          {text('city')}
          <SelectField
            label="State"
            name="state"
            autoComplete="address-level1"
            className={styles.half}
            options={STATES}
            placeholder="Choose"
            defaultValue={typed.texts.state}
            error={error('state')}
            isRequired
          />
          {text('zip')}
          {text('website', true)}
        </div>,
      )}
      {part(
        'people',
        'People',
        <div className={styles.fields}>
          {text('firstName')}
          {text('lastName')}
          {text('email')}
          {text('phone')}
          {text('cell')}
          {text('storeManager')}
          {text('serviceManager', true)}
          {text('serviceDeskEmail')}
          {text('serviceDeskPhone')}
        </div>,
      )}
      {part('hours', 'Opening hours', <HoursFields days={typed.days} errors={errors} />)}
      {part(
        'services',
        'What you do',
        <>
          <ChecklistField
            legend="Services besides installing tires"
            name="services"
            choices={SHOP_SERVICES}
            chosen={typed.services}
          />
          <ChecklistField
            legend="Tires you mount"
            name="tireTypes"
            choices={SHOP_TIRE_TYPES}
            chosen={typed.tireTypes}
            error={error('tireTypes')}
          />
          <ChecklistField legend="Your badges" name="badges" choices={SHOP_BADGES} chosen={typed.badges} />
        </>,
      )}
      {part(
        'send',
        'Picture and terms',
        <>
          <StoreImageField error={error('storeImage')} before={amended?.image ?? null} />
          <div className={styles.terms}>
            <p>
              You mount and balance tires that shoppers ordered to your shop for the agreed pay per tire, take
              each car in within 15 minutes of its appointment, and are paid within 48 hours. Either side may
              end this at any time.
            </p>
            <Checkbox
              label="I agree to the terms of the installer program"
              name="agreement"
              value="yes"
              defaultChecked={typed.isAgreed}
              isInvalid={error('agreement') !== undefined}
              aria-describedby={error('agreement') === undefined ? undefined : 'agreement-error'}
              required
            />
            {error('agreement') !== undefined && (
              <p id="agreement-error" className={styles.wrong}>
                <CircleAlert size={16} aria-hidden="true" />
                {error('agreement')}
              </p>
            )}
          </div>
        </>,
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="cta"
          size="l"
          isLoading={isPending}
          className={isLast ? undefined : styles.unscripted}
        >
          {amended === null ? 'Send application' : 'Send changes'}
        </Button>
        {!isLast && (
          <Button type="button" variant="cta" size="l" className={styles.scripted} onClick={goOn}>
            Next
          </Button>
        )}
        {at > 0 && (
          <Button type="button" variant="quiet" className={styles.scripted} onClick={goBack}>
            Back
          </Button>
        )}
      </div>
    </form>
  );
};
