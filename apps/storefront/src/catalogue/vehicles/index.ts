export { AddVehicle } from './AddVehicle';
export { HubPage } from './HubPage';
export { NameColumns } from './NameColumns';
export { NamePages } from './NamePages';
export { VehiclePicker } from './VehiclePicker';
export { VehicleResults } from './VehicleResults';
export { chooseFitment, fitmentText } from './fitment-choice';
export { readElectricVehicles, readVehicleOptions } from './read-vehicles';
export { readVehicleChoices } from './vehicle-choices';
