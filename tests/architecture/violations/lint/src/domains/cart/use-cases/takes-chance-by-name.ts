// violates: plugin
export const make: () => string = crypto.randomUUID;
