export { planDelivery } from './plan-delivery.js';
export { ProductModule } from './product.module.js';
export { tireSpecsOf } from './tire-specs.js';
