export { type PaletteItem } from './palette-item.js';
// Not lazy: what is typed right after its keys must not be lost while it loads.
export { Palette } from './Palette.js';
export { PaletteSource, type UsePaletteSource } from './palette-source.js';
