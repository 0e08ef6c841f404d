import { CONSOLE_COLOR_MODE_ITEM } from '@simpletread/domain';

import { keepStored, readStored } from '../stored-values/index.js';

export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

const { name } = CONSOLE_COLOR_MODE_ITEM;

/** The person's choice on this machine; the system decides until then. */
export const readColorMode = (): ColorMode => {
  const stored = readStored(name);
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
};

/** Paints the page in `mode`; the tokens follow the attribute, and without it the system. */
export const applyColorMode = (mode: ColorMode): void => {
  if (mode === 'system') delete document.documentElement.dataset['mode'];
  else document.documentElement.dataset['mode'] = mode;
};

export const keepColorMode = (mode: ColorMode): void => {
  keepStored(name, mode);
  applyColorMode(mode);
};
