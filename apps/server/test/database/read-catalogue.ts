import { CatalogueDirectory } from '../../src/catalogue/tires/index.js';
import { VehicleDirectory } from '../../src/catalogue/vehicles/index.js';
import type { TestApp } from '../app/start-test-app.js';

/**
 * Makes `app` read tires and vehicles as they are now. Rows written after its first read reach a server only when the database has
 * announced them.
 */
export const readCatalogue = async (app: Pick<TestApp, 'get'>): Promise<void> => {
  await Promise.all([app.get(CatalogueDirectory).renewed(), app.get(VehicleDirectory).renewed()]);
};
