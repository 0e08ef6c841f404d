import { MOST_DOCUMENTS } from '@simpletread/contract';
import { DOCUMENT_TYPES } from '@simpletread/domain';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { standingStyles as styles } from '../../shell/form';

interface DocumentsFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
}

/** An application's documents: the browser's own file field, which works without script. */
export const DocumentsField = ({ label, error, isRequired = false }: DocumentsFieldProps) => {
  const id = useId();
  return (
    <div className={styles.files}>
      <label htmlFor={id}>
        {label}
        {!isRequired && ' (optional)'}
      </label>
      <input
        id={id}
        type="file"
        name="documents"
        accept={DOCUMENT_TYPES.join(',')}
        multiple
        required={isRequired}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
        aria-invalid={error === undefined ? undefined : true}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.wrong}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        Up to {MOST_DOCUMENTS} files, each at most 1 MB: PDF, JPEG or PNG. Only our staff sees them.
      </p>
    </div>
  );
};
