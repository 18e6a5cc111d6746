// violates: plugin
export const isDue = (at: Date): boolean => at < new Date();
