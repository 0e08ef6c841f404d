export const EventList = () => null;
