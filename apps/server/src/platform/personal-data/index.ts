export { patternsOf } from './containing-any.js';
export type {
  Erasing,
  ErasureBlock,
  Person,
  PersonalDataSource,
  PersonalSection,
  PersonalTraces,
} from './personal-data-source.js';
export { idsOf } from './personal-data-source.js';
export { KeepsPersonalData } from './keeps-personal-data.js';
export { PersonalData } from './personal-data.js';
export { PersonalDataModule } from './personal-data.module.js';
