export { Garage } from './Garage';
export { KeepVehicle } from './KeepVehicle';
