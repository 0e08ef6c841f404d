import { preload } from 'react-dom';
import fontUrl from '@simpletread/ui/fonts/simpletread-sans-latin.woff2' with {
  turbopackModuleType: 'asset',
};

/** Loads the typeface with the page instead of after its style sheet. */
export const preloadFont = (): void =>
  preload(fontUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
