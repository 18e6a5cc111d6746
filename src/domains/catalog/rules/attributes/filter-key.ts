export const filterKey = (attributeCode: string, valueCode: string): string => `${attributeCode}:${valueCode}`;
