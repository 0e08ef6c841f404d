export { analyticsPath } from './analytics-path.js';
export { ANALYTICS_SESSION_MS, type AnalyticsSession, analyticsSessionAt } from './analytics-session.js';
export { CATALOGUE_AREAS, type CatalogueArea } from './catalogue-area.js';
export { eventAccountType } from './event-account-type.js';
export {
  type Experiment,
  type ExperimentId,
  EXPERIMENTS,
  variantOf,
  type Variants,
  variantsOf,
} from './experiment.js';
export { PAGE_SECTIONS, type PageSection } from './page-section.js';
export { type TrafficSource, trafficSourceOf } from './traffic-source.js';
