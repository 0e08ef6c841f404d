import type { RecordField } from '@simpletread/domain';

import formStyles from '../../shell/form/Form.module.css';
import { CheckControl, Control, SelectControl, TextControl } from '../../shell/form/index.js';
import styles from './Records.module.css';

interface FieldControlProps {
  readonly field: RecordField;
  readonly cell: string;
  readonly onChange: (cell: string) => void;
  readonly label?: string;
}

/** The control of one field, whatever it holds. */
export const FieldControl = ({ field, cell, onChange, label = field.label }: FieldControlProps) => {
  const { name, rule, isOptional } = field;
  switch (rule.kind) {
    case 'flag':
      return (
        <CheckControl label={label} value={cell === 'yes'} onChange={(is) => onChange(is ? 'yes' : 'no')} />
      );
    case 'choice':
      return (
        <SelectControl
          label={label}
          path={name}
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
          <Control label={label} path={name}>
            {(aria) => (
              <textarea
                {...aria}
                rows={5}
                maxLength={rule.max}
                className={styles.long}
                value={cell}
                onChange={({ target }) => onChange(target.value)}
              />
            )}
          </Control>
        </div>
      ) : (
        <TextControl label={label} path={name} value={cell} maxLength={rule.max} onChange={onChange} />
      );
    default:
      return (
        <TextControl
          label={label}
          path={name}
          isFigure
          value={cell}
          onChange={onChange}
          {...(rule.kind === 'money' ? { before: '$' } : {})}
        />
      );
  }
};
