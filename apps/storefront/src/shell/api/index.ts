export { shopperClient } from './client';
export { isRefusal, orNotFound } from './contract-problem';
export { isPreviewing } from './is-previewing';
export { orElse } from './or-else';
export { passOn } from './pass-on';
export { readCached } from './read-cached';
export { isForCustomer, readForShopper } from './read-for-shopper';
export { readForMachines, readFresh } from './read-fresh';
export { readInPreview } from './read-in-preview';
