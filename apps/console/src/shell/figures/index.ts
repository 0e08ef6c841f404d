export { FigureNote, FigurePanels } from './FigurePanels.js';
export { FiguresPage } from './FiguresPage.js';
