export { HomeView } from './HomeView';
export { readShowcase } from './showcase';
