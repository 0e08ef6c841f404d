import { Module } from '@nestjs/common';

import { InstallerApplicationsModule } from './applications/index.js';
import { AppointmentsModule } from './appointments/index.js';
import { RotationsModule } from './rotations/index.js';
import { ShopsModule } from './shops/index.js';

const FEATURES = [AppointmentsModule, InstallerApplicationsModule, RotationsModule, ShopsModule];

/** Shops that mount tires, their time slots, and those that apply. */
@Module({ imports: FEATURES, exports: FEATURES })
export class InstallersModule {}
