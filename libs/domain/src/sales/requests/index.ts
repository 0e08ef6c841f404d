export { expectedValue, FORECAST_PERCENTS, FORECAST_STATES, type ForecastState } from './forecast.js';
export {
  formatRequestNumber,
  LOST_REASONS,
  type LostReason,
  lostReasonLabel,
  MOST_REQUESTS_OF_NETWORK,
  MOST_REQUESTS_OF_PERSON,
  parseRequestNumber,
  REQUEST_SOURCES,
  type RequestSource,
  requestSourceLabel,
} from './request-facts.js';
export {
  parseNextStep,
  parseRequestBrand,
  parseRequestMake,
  parseRequestModel,
  parseRequestQuantity,
  parseRequestSize,
} from './request-form.js';
export {
  canMoveRequest,
  moveRequest,
  REQUEST_STATES,
  type RequestEvent,
  requestMachine,
  type RequestState,
} from './request-state.js';
