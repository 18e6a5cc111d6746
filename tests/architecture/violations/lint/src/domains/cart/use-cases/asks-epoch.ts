// violates: plugin
export const stamp = (): number => Date.now();
