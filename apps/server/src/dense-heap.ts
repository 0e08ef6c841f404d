import { setFlagsFromString } from 'node:v8';

// V8 then empties its sparsest pages at every full collection, a few MB at a time: less memory without long pauses (bench/RESULTS.md).
// As a flag of the program it would also keep the young generation at 1 MB, which costs CPU time.
setFlagsFromString('--optimize-for-size');
