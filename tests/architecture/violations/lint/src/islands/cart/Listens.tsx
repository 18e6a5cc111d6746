// violates: lint/style/noRestrictedGlobals
export const listen = (): EventSource => new EventSource('/api/live');
