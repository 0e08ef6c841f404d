import type { SettingsForm } from './settings-form.js';

/** What a part of the editor shows and changes. */
export interface SectionProps {
  readonly form: SettingsForm;
  readonly set: (change: Partial<SettingsForm>) => void;
}
