export { CheckPicks } from './check-picks.js';
export { FoundTires } from './found-tires.js';
export type { PickRow } from './pick.entity.js';
export { type PickedLine, PickLines } from './pick-lines.js';
export { type PickKey, PickRepository } from './pick.repository.js';
export { PicksModule } from './picks.module.js';
export { ShelfReader } from './staff/shelf.reader.js';
