import TextField from '@mui/material/TextField';
import { type ChangeEvent, useId } from 'react';

interface FileControlProps {
  readonly label: string;
  readonly accept: string;
  readonly onChange: (file: File | null) => void;
}

/** A file from this computer. */
export const FileControl = ({ label, accept, onChange }: FileControlProps) => (
  <TextField
    id={useId()}
    type="file"
    label={label}
    onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.files?.[0] ?? null)}
    slotProps={{ htmlInput: { accept } }}
  />
);
