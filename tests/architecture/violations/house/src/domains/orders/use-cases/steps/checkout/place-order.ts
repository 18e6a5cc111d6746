// violates: steps-in-own-folder
declare function transact(work: () => number): number;
export const placeOrder = () => transact(() => 1);
