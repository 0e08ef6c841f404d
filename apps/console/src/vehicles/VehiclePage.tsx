export const VehiclePage = () => null;
