export { ListsModule } from './lists.module.js';
export { ListReader, type ListStatement, readPage, type SortColumn } from './list-reader.js';
export { pageOfRows } from './page-of-rows.js';
