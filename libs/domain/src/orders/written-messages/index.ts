export {
  checkFilled,
  checkPlaceholders,
  fillPlaceholders,
  isAboutOrder,
  type Placeholder,
  PLACEHOLDER_NAMES,
  placeholderLabel,
  type PlaceholderValues,
} from './placeholder.js';
