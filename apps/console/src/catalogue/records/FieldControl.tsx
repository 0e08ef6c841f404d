import type { RecordField } from '@simpletread/domain';

import formStyles from '../../shell/form/Form.module.css';
import { CheckControl, SelectControl, TextControl, useBound } from '../../shell/form/index.js';

interface FieldControlProps {
  readonly field: RecordField;
  readonly cell: string;
  readonly onChange: (cell: string) => void;
  readonly label?: string;
  readonly error?: string | undefined;
}

/** The control of one field of any type. */
export const FieldControl = ({ field, cell, onChange, label = field.label, error }: FieldControlProps) => {
  const { rule, isOptional } = field;
  const text = { label, value: cell, onChange, error };
  switch (rule.kind) {
    case 'flag':
      return (
        <CheckControl label={label} value={cell === 'yes'} onChange={(is) => onChange(is ? 'yes' : 'no')} />
      );
    case 'choice':
      return (
        <SelectControl
          label={label}
          error={error}
          value={cell}
          options={[
            ...(isOptional === true || cell === '' ? [['', 'none'] as const] : []),
            ...rule.options.map((option) => [option.label, option.label] as const),
          ]}
          onChange={onChange}
        />
      );
    case 'text':
      return rule.isLong === true ? (
        <div className={formStyles.wide}>
          <TextControl {...text} rows={5} maxLength={rule.max} />
        </div>
      ) : (
        <TextControl {...text} maxLength={rule.max} />
      );
    default:
      return <TextControl {...text} isFigure before={rule.kind === 'money' ? '$' : undefined} />;
  }
};

/** The field of a record, as a field of the form around it. */
export const FieldInput = ({ field }: Pick<FieldControlProps, 'field'>) => {
  const { value, onChange, error } = useBound<string>(`cells.${field.name}`);
  return <FieldControl field={field} cell={value} onChange={onChange} error={error} />;
};
