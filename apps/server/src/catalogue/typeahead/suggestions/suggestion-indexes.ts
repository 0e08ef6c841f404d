import { Injectable } from '@nestjs/common';

import { CatalogueDirectory, type CatalogueIndex } from '../../tires/index.js';
import { VehicleDirectory, type VehicleIndex } from '../../vehicles/index.js';
import {
  type CatalogueSuggestions,
  catalogueSuggestions,
  type VehicleSuggestions,
  vehicleSuggestions,
} from './suggestion-index.js';

interface Built<From, To> {
  readonly from: From;
  readonly to: To;
}

/** The index of the search box, in memory. Built on first use and after each change of catalogue or vehicles. */
@Injectable()
export class SuggestionIndexes {
  private builtCatalogue: Built<CatalogueIndex, CatalogueSuggestions> | null = null;
  private builtVehicles: Built<VehicleIndex, VehicleSuggestions> | null = null;

  constructor(
    private readonly catalogueDirectory: CatalogueDirectory,
    private readonly vehicleDirectory: VehicleDirectory,
  ) {}

  async catalogue(): Promise<CatalogueSuggestions> {
    const index = await this.catalogueDirectory.current();
    if (this.builtCatalogue?.from !== index) {
      this.builtCatalogue = { from: index, to: catalogueSuggestions(index) };
    }
    return this.builtCatalogue.to;
  }

  async vehicles(): Promise<VehicleSuggestions> {
    const index = await this.vehicleDirectory.current();
    if (this.builtVehicles?.from !== index) {
      this.builtVehicles = { from: index, to: vehicleSuggestions(index) };
    }
    return this.builtVehicles.to;
  }
}
