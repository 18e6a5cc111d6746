export const VND = 'VND';
