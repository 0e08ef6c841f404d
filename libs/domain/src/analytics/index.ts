export { CATALOGUE_AREAS, type CatalogueArea } from './catalogue-area.js';
export { ANALYTICS_SESSION_MS, analyticsSessionAt, type AnalyticsSession } from './analytics-session.js';
export { analyticsPath } from './analytics-path.js';
export { PAGE_SECTIONS, type PageSection } from './page-section.js';
export { eventAccountType } from './event-account-type.js';
export {
  type Experiment,
  type ExperimentId,
  EXPERIMENTS,
  variantOf,
  type Variants,
  variantsOf,
} from './experiment.js';
export { trafficSourceOf, type TrafficSource } from './traffic-source.js';
