import Button from '@mui/material/Button';
import { PAY_LATER_PERCENTS } from '@simpletread/domain';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

import {
  MomentControl,
  ReadOnlyContext,
  SelectControl,
  TextControl,
  useBound,
} from '../../shell/form/index.js';
import styles from './ExplainPrice.module.css';
import { LinesField } from './LinesField.js';
import type { Draft, Question } from './question.js';
import { ShopperFields } from './ShopperFields.js';
import { VehicleFields } from './VehicleFields.js';

const METHODS = [
  ['', 'Not chosen yet'],
  ['card', 'Card'],
  ...Object.keys(PAY_LATER_PERCENTS).map(
    (method) => [method, `${method.charAt(0).toUpperCase()}${method.slice(1)}`] as const,
  ),
] as const satisfies readonly (readonly [string, string])[];

interface QuestionFormProps {
  readonly label: string;
  readonly asked: Draft;
  readonly onAsk: (draft: Draft) => void;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The draft is one field: its parts decide on each other. */
const Fields = () => {
  const { value: draft, onChange: setDraft } = useBound<Draft>('draft');
  const { question } = draft;
  const change = (part: Partial<Question>): void =>
    setDraft({ ...draft, question: { ...question, ...part } });
  return (
    <>
      <LinesField draft={draft} onChange={setDraft} />
      <TextControl
        label="ZIP code"
        maxLength={5}
        value={question.zip ?? ''}
        onChange={(zip) => change({ zip: orNull(zip) })}
      />
      <TextControl
        label="Shop code"
        hint="The shop that installs the tires. Leave empty to ship them."
        maxLength={20}
        value={question.shopCode ?? ''}
        onChange={(code) => change({ shopCode: orNull(code) })}
      />
      <ShopperFields shopper={question.shopper ?? {}} onChange={(shopper) => change({ shopper })} />
      <TextControl
        label="Coupon code"
        maxLength={60}
        value={question.code ?? ''}
        onChange={(code) => change({ code: orNull(code) })}
      />
      <SelectControl
        label="Paid with"
        options={METHODS}
        value={question.paymentMethod ?? ''}
        onChange={(method) => change({ paymentMethod: orNull(method) })}
      />
      <MomentControl
        label="Time (ET)"
        hint="Leave empty for now. A past time uses the rules in force then."
        value={question.at ?? null}
        onChange={(at) => change({ at })}
      />
      <VehicleFields vehicle={question.vehicle ?? null} onChange={(vehicle) => change({ vehicle })} />
      <div className={styles.ask}>
        <Button type="submit" variant="contained" disabled={question.lines.length === 0}>
          Explain
        </Button>
        {question.lines.length === 0 && <p className={styles.quiet}>Choose the tires first.</p>}
      </div>
    </>
  );
};

/** A hypothetical cart: its tires, destination, buyer and time. */
export const QuestionForm = ({ label, asked, onAsk }: QuestionFormProps) => (
  <ReadOnlyContext value={false}>
    <div role="group" aria-label={label}>
      <Form
        className={styles.form}
        defaultValues={{ draft: asked }}
        record={{}}
        onSubmit={({ draft }: FieldValues) => onAsk(draft as Draft)}
        disableInvalidFormNotification
      >
        <Fields />
      </Form>
    </div>
  </ReadOnlyContext>
);
