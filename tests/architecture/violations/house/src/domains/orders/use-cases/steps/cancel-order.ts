// violates: steps-stand-apart
export const cancelOrder = (context: unknown) => transact(context);
const transact = (context: unknown) => context;
