export { CompareView } from './page/CompareView';
export type { CompareBuyProps } from './page/compare-buy-props';
export { readComparePage } from './page/read-compare-page';
export { readShownPair } from './page/shown-pair';
export { CompareToggle } from './tray/CompareToggle';
export { CompareTray } from './tray/CompareTray';
export { ComparisonProvider } from './tray/ComparisonProvider';
export { readTray } from './tray/read-own-comparison';
export { trayTireOfCard } from './tray/tray-tire';
