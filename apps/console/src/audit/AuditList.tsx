export const AuditList = () => null;
