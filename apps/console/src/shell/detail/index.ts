export { Folded, RawData } from './Folded.js';
export { Pairs } from './Pairs.js';
export { Panel } from './Panel.js';
export { PlainTable } from './PlainTable.js';
export { RecordPage, type RecordPageProps } from './RecordPage.js';
export { RecordState } from './RecordState.js';
export { StateChip, type StateFace } from './StateChip.js';
export { orderNumberText } from './order-number-text.js';
export { recordReads } from './record-reads.js';
