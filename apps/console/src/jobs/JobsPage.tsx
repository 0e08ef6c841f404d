export const JobsPage = () => null;
