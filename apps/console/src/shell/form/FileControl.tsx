import TextField from '@mui/material/TextField';
import { type ChangeEvent, type Ref, useId } from 'react';

import styles from './Form.module.css';

export interface FileControlProps {
  readonly label: string;
  readonly accept: string;
  readonly onChange: (file: File | null) => void;
  /** The reason why the file can't be sent. */
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLElement>;
}

/** A file from this computer. */
export const FileControl = ({ label, accept, onChange, error, inputRef }: FileControlProps) => (
  <TextField
    id={useId()}
    type="file"
    label={label}
    error={error !== undefined}
    helperText={error}
    inputRef={inputRef}
    onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.files?.[0] ?? null)}
    slotProps={{ htmlInput: { accept, className: styles.file } }}
  />
);

export interface FilesControlProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly onChange: (files: readonly File[]) => void;
  /** The reason why the files can't be sent. */
  readonly error?: string | undefined;
}

/** Several files from this computer or phone. */
export const FilesControl = ({ label, hint, accept, onChange, error }: FilesControlProps) => (
  <TextField
    id={useId()}
    type="file"
    label={label}
    error={error !== undefined}
    helperText={error ?? hint}
    onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange([...(target.files ?? [])])}
    slotProps={{ htmlInput: { accept, multiple: true, className: styles.file } }}
  />
);
