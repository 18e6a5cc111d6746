// violates: lint/style/useFilenamingConvention
export const one = 1;
