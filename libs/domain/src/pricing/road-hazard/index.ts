export { hasRoadHazard, isRoadHazardAvailable, roadHazardCostPerTire } from './road-hazard.js';
