// violates: plugin
export const pick = (): number => Math.random();
