import { lazy } from 'react';

export { type PaletteItem } from './palette-item.js';
export { PaletteSource } from './palette-source.js';

export const Palette = lazy(async () => ({ default: (await import('./Palette.js')).Palette }));
