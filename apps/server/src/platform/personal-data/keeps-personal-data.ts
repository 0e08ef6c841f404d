import { DiscoveryService } from '@nestjs/core';

/** Declares a provider as a PersonalDataSource. `PersonalData` finds all that are declared; none registers itself. */
export const KeepsPersonalData = DiscoveryService.createDecorator();
