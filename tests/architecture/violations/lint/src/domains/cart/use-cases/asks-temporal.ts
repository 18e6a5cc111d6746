// violates: plugin
export const today = (): string => String(Temporal.Now.plainDateISO());
