export { CategoryView } from './CategoryView';
export { readCategory } from './read-category';
