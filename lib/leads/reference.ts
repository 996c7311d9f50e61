export const leadReference = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
