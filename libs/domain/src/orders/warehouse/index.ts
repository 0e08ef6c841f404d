export { type DockLine, type DockTire, dockTire, missingAtDock } from './dock-tires.js';
export { PICKERS, type Picker, pickerText } from './picking.js';
export { readScan, type Scanned } from './read-scan.js';
export { hasTooMany, isPicked, type PickLine, scanTire } from './scan-tire.js';
export { truckAt } from './truck-at.js';
