export const VehicleList = () => null;
