export const memberEndpoint = () => {};
