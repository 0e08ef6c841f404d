import { createPromotion } from '@simpletread/contract';
import { cents, type Promotion } from '@simpletread/domain';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { errorsOfIssues, type FieldErrors } from '../form/field-errors.js';
import { FormContext } from '../form/form-context.js';
import { SaveBar } from '../form/SaveBar.js';
import type { PromotionInput } from '../pricing-calls.js';
import { BenefitSection, WindowSection } from './BenefitSection.js';
import { ExamplesPanel } from './ExamplesPanel.js';
import styles from './Promotion.module.css';
import { type PromotionForm, promotionInput } from './promotion-form.js';
import { ScopeSection } from './ScopeSection.js';
import { ShopperSection } from './ShopperSection.js';
import { LimitsSection, TogetherSection } from './TogetherSection.js';

type Use = Promotion['use'];
const UNUSED: Use = { uses: 0, spentInCents: cents(0) };
const THIS = 'this';

/** The promotion as prices are made with it; null while a field cannot be read. */
const promotionOf = (form: PromotionForm): Promotion | null => {
  const input = promotionInput(form);
  const read = createPromotion.body.safeParse({ ...input, name: input.name.padEnd(3, '.') });
  if (!read.success) return null;
  const { definition, startsAt, endsAt } = read.data;
  return { promotionId: THIS, name: form.name, startsAt, endsAt, use: UNUSED, ...definition };
};

export interface PromotionEditorProps {
  readonly form: PromotionForm;
  readonly onChange: (form: PromotionForm) => void;
  readonly isReadOnly: boolean;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** What the server refused, and why as a whole. */
  readonly refused: FieldErrors;
  readonly problem: string | null;
  readonly save: string;
  readonly onSave: (input: PromotionInput) => void;
  readonly onDiscard?: () => void;
  /** In place of the window's fields where a campaign has it. */
  readonly window?: ReactNode;
  readonly aside?: ReactNode;
}

const count = (errors: FieldErrors): string => {
  const { length } = Object.keys(errors);
  return length === 1 ? 'One field needs another look.' : `${length} fields need another look.`;
};

/** Everything that a promotion asks for and gives, with what it does beside it. */
export const PromotionEditor = (props: PromotionEditorProps) => {
  const { form, onChange, isReadOnly, isDirty, isBusy, refused, problem, onSave } = props;
  const [found, setFound] = useState<FieldErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const errors = { ...refused, ...found };
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);
  const set = (change: Partial<PromotionForm>): void => {
    setFound({});
    onChange({ ...form, ...change });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const input = promotionInput(form);
    const read = createPromotion.body.safeParse(input);
    setFound(errorsOfIssues(read.error?.issues ?? []));
    if (read.success) onSave(input);
  };
  const section = { form, set };
  return (
    <FormContext value={{ errors, isReadOnly }}>
      <form ref={element} onSubmit={submit} noValidate>
        <div className={styles.columns}>
          <div className={styles.main}>
            <BenefitSection {...section} />
            <ScopeSection {...section} />
            {props.window ?? <WindowSection {...section} />}
            <ShopperSection {...section} />
            <TogetherSection {...section} />
            <LimitsSection {...section} />
          </div>
          <div className={styles.side}>
            <ExamplesPanel promotion={promotionOf(form)} />
            {props.aside}
          </div>
        </div>
        {isDirty && !isReadOnly && (
          <SaveBar
            words={hasErrors ? count(errors) : (problem ?? 'Nobody sees these changes until they are saved.')}
            isWrong={hasErrors || problem !== null}
            save={props.save}
            isBusy={isBusy}
            {...(props.onDiscard === undefined ? {} : { onDiscard: props.onDiscard })}
          />
        )}
      </form>
    </FormContext>
  );
};
