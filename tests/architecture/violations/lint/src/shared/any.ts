// violates: lint/suspicious/noExplicitAny
export const anything = (value: any): string => String(value);
